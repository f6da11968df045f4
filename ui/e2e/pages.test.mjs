/**
 * Every page as a person finds it: in both languages and both themes, on a phone, nothing axe complains about, found
 * again after a reload. With HISSHO_SCREENS=FOLDER pictures of the pages are kept; with HISSHO_ADDRESS=http://… a
 * server that is already there is used.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { browsing, opened, settled } from '../scripts/browsing.mjs';

const SCREENS = process.env.HISSHO_SCREENS;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAGES = ['home', 'solve', 'play', 'explore', 'referee', 'textbook'];
const shared = browsing();

async function accessible(page) {
  // what fades in is judged when it is there, what is far down when it is laid out
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('*'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const told = (v) => v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`);
  assert.deepEqual(
    found.violations.map((v) => `${v.id}: ${told(v).join('; ')}`),
    [],
  );
}

for (const name of PAGES)
  for (const [locale, colorScheme] of [
    ['en-US', 'light'],
    ['ja-JP', 'dark'],
  ])
    test(`${name} in ${locale}, ${colorScheme}: opens, no complaints, axe clean`, async () => {
      const { page, visit, leave } = await opened(shared, { locale, colorScheme });
      await visit(name);
      if (SCREENS) await page.screenshot({ path: join(SCREENS, `${name}-${locale.slice(0, 2)}.png`) });
      await accessible(page);
      await leave();
    });

for (const name of PAGES)
  test(`${name} fits a phone, with a header of one line`, async () => {
    const { page, visit, leave } = await opened(shared, { width: 360, height: 740 });
    await visit(name);
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      document.querySelector('header').offsetHeight,
    ]);
    if (SCREENS) await page.screenshot({ path: join(SCREENS, `${name}-phone.png`) });
    assert.ok(wide <= 1, `${wide} pixels too wide`);
    assert.ok(high <= 60, `the header is ${high} pixels high`);
    await leave();
  });

test('the first page answers at once, and its pictures lead to games', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('home');
  await page.getByText('5/2').first().waitFor();
  await page.getByLabel('Row 1, column 1').fill('0');
  await page.getByText('Worth 2 to player I').first().waitFor();
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.getByLabel('Row 3, column 1').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByLabel('Row 3, column 1').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await page.getByText('5/2').first().waitFor();
  const pictures = page.locator('.pictures a');
  assert.equal(await pictures.count(), 6);
  for (let k = 0; k < 6; k++) {
    await pictures.nth(k).click();
    await page.locator('[data-board], article .headline').first().waitFor();
    await settled(page);
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.goBack();
    await pictures.first().waitFor();
  }
  await leave();
});

test('one search finds kinds, examples and theorems, and says when it finds nothing', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('home');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await search.fill('hackenbush');
  await page.locator('[data-kind="hackenbush"]').waitFor();
  await search.fill('qqqq');
  await page.getByText('Nothing found for “qqqq”.').waitFor();
  await search.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await search.fill('kuhn');
  await page.locator('.found button').first().waitFor();
  await accessible(page);
  await search.press('Enter');
  await page.locator('article .headline').waitFor();
  assert.match(page.url(), /#\/solve/);
  await leave();
});

test('the tour goes through the house and ends', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('home');
  await page.getByRole('button', { name: 'Take the two-minute tour' }).click();
  const tour = page.getByRole('region', { name: 'Tour' });
  for (const where of ['solve', 'solve', 'play', 'play', 'home']) {
    await page.waitForFunction((hash) => location.hash.startsWith(hash), `#/${where}`);
    await settled(page);
    await page.locator('.toured').first().waitFor(); // what a stop speaks of is framed
    const next = tour.getByRole('button', { name: 'Next' });
    if (where !== 'home') await next.click();
  }
  await tour.getByRole('button', { name: 'End the tour' }).click();
  await tour.waitFor({ state: 'detached' });
  await leave();
});

test('a damaged link and an unknown page are told and survived', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve?doc=!!!');
  await page.getByText('The link is damaged').waitFor();
  await visit('solve', { kind: 'nonsense' });
  await page.getByText(/is not a kind of game.*Another game is shown/).waitFor();
  await visit('solve', { matrix: [[6, 2]] });
  await page.getByText('The value is 2').first().waitFor();
  assert.equal(await page.getByLabel('Row 1, column 1', { exact: true }).inputValue(), '6');
  await visit('nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await leave();
});

test('the first load is at most 300 KB', async () => {
  const { page, leave } = await opened(shared);
  const bodies = [];
  const hear = (response) => {
    if (response.url().startsWith(shared.address)) bodies.push(response.body());
  };
  page.on('response', hear);
  await page.goto(`${shared.address}/`);
  await settled(page);
  await page.waitForLoadState('networkidle');
  page.off('response', hear);
  const all = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  console.log(`first load: ${Math.round(all / 1000)} KB`);
  assert.ok(all > 10_000 && all <= 300_000, `${all} bytes`);
  await leave();
});

test('the code of the page knows no kind by name', async () => {
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue`)).json();
  const home = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(home, { recursive: true }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|words\.ts$|words[/\\]\w+\.ts$|types\.ts$/.test(name),
  );
  /** Words that are also names of looks, chapters, figures or fields. */
  const WORDS = ['tree', 'matrix', 'bimatrix', 'hackenbush', 'memory', 'sum', 'trick', 'coalitions', 'tanhinmin'];
  const names = kinds.map((kind) => kind.name).filter((name) => !WORDS.includes(name));
  const known = files.flatMap((file) => {
    const text = readFileSync(join(home, file), 'utf8');
    return names.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(known, []);
});

test('explore: a table follows its slider', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('explore');
  await page.locator('[data-table="memory-strategies"]').first().click();
  await page.locator('input[type=range]').first().fill('5');
  await page
    .getByText(/5 pairs left/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+z');
  await page
    .getByText(/8 pairs left/)
    .first()
    .waitFor();
  await leave();
});

test('referee: a run is found again by a reopened page, where it was started', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('referee');
  await page.getByRole('searchbox').fill('pass-interval-everywhere');
  await page.getByRole('button', { name: 'Check: pass-interval-everywhere' }).click();
  const claim = page.locator('[data-claim="pass-interval-everywhere"]');
  await claim.locator('[data-run]').first().waitFor();
  await page.reload();
  await claim
    .getByText(/Refuted at size 10/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('searchbox').fill('no such theorem');
  await page.getByText('Nothing found for “no such theorem”.').waitFor();
  await leave();
});

test('textbook: chapters, counts, a search, and an entry that opens in Solve', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('textbook');
  const entry = page.locator('.entries button').first();
  await entry.waitFor();
  await page.getByRole('searchbox').fill('no such exercise');
  await page.getByText('Nothing found for “no such exercise”.').waitFor();
  await page.getByRole('searchbox').fill('nim');
  await page.getByText(/\d+ found/).waitFor();
  await entry.click();
  await page.waitForURL(/#\/solve/);
  await page.locator('article .headline').waitFor();
  await leave();
});
