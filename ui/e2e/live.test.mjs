/**
 * Live mathematics: pivots chosen by hand, lines that point at each other, pictures that follow a slider, and
 * editors for what has no declared shape.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { boxOf, browsing, opened, settled, unpacked } from '../scripts/browsing.mjs';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const shared = browsing();
const MATRIX = {
  kind: 'matrix',
  matrix: [
    [2, 3, 5],
    [4, 1, 6],
  ],
};
const documentOf = (page) => unpacked(new URLSearchParams(page.url().split('?')[1]).get('doc'));

test('a pivot is chosen on the tableau, and an illegal one is told why', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { ...MATRIX, method: 'pivot' });
  await answers('5/2');
  const first = page.locator('article li', { has: page.locator('[data-pick]') }).first();
  await first.locator('[data-pick="0 0"]').click();
  await answers('is illegal because another row has a smaller ratio');
  await page.getByText('5/2').first().waitFor();
  await first.locator('[data-pick="0 1"]').click();
  await page
    .getByText(/is illegal because/)
    .first()
    .waitFor({ state: 'detached' });
  await settled(page);
  await page.waitForFunction(() => location.hash.includes('doc='));
  assert.equal(await first.locator('[data-pick="0 1"]').getAttribute('aria-pressed'), 'true');
  await page.waitForTimeout(400);
  assert.deepEqual(documentOf(page).pivots, [[1, 2]]);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  assert.deepEqual(
    violations.map((one) => one.id),
    [],
  );
  await leave();
});

test('a line of the matrix, its curve and the sentences about it point at each other', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { ...MATRIX, method: 'envelope' });
  await answers('5/2');
  await page.locator('[data-at="0 1"]').hover();
  const reading = page.locator('.readings li', { hasText: 'column 2' });
  await page.locator('.readings li.lit', { hasText: 'column 2' }).waitFor();
  assert.equal(await page.locator('.readings li.lit', { hasText: 'column 1' }).count(), 0);
  await reading.hover();
  await page.locator('.cell.lit').nth(1).waitFor();
  assert.equal(await page.locator('.cell.lit').count(), 2);
  const sentence = page.locator('article ol li', { hasText: /columns 1, 2/ });
  await sentence.hover();
  await page.locator('.cell.lit').first().waitFor();
  await leave();
});

/** From a slider's move to the changed picture, at the median of so many moves; the last value must win. */
async function followed(page, times, where = 'section.form') {
  return page.evaluate(
    async ([count, where]) => {
      const slider = document.querySelector(`${where} input[type=range]`);
      slider.focus();
      const drawn = () => document.querySelector('article svg[role=img]')?.innerHTML ?? '';
      const taken = [];
      for (let k = 1; k <= count; k++) {
        const before = drawn();
        const step = Number(slider.step);
        slider.value = String(Number(slider.value) + (k % 2 ? 3 : -2) * step);
        const start = performance.now();
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        while (drawn() === before && performance.now() - start < 3000) await new Promise(requestAnimationFrame);
        taken.push(performance.now() - start);
      }
      return taken.sort((a, b) => a - b);
    },
    [times, where],
  );
}

const SLIDING = [
  { kind: 'cournot', a: 13, c: 1 },
  { kind: 'basic-endgame', p: '1/4', b: 2 },
];
for (const document of SLIDING) {
  test(`the picture of ${document.kind} follows a slider within a tenth of a second`, async () => {
    const { page, visit, leave } = await opened(shared);
    await visit('solve', document);
    await page.locator('article svg[role=img]').first().waitFor();
    await followed(page, 5);
    const times = await followed(page, 11);
    console.log(`${document.kind}: the picture follows in ${Math.round(times[5])} ms at the median`);
    assert.ok(times[5] <= 100, `${times.map(Math.round)}`);
    await leave();
  });
}

test('the point on the envelope of a matrix follows within a tenth of a second', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { ...MATRIX, method: 'envelope' });
  await answers('5/2');
  const times = await followed(page, 11, 'article');
  console.log(`envelope: the picture follows in ${Math.round(times[5])} ms at the median`);
  assert.ok(times[5] <= 100, `${times.map(Math.round)}`);
  await leave();
});

test('a drag over an envelope reads it off and selects no words', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { ...MATRIX, method: 'envelope' });
  await answers('5/2');
  const picture = page.locator('article svg[role=img]').first();
  await picture.waitFor();
  const { x, y, width, height } = await boxOf(picture);
  const slider = page.locator('article input[type=range]').first();
  const before = Number(await slider.inputValue());
  await page.mouse.move(x + width * 0.7, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 8 });
  await page.mouse.up();
  assert.ok(Number(await slider.inputValue()) < before - 0.2);
  assert.equal(await page.evaluate(() => String(getSelection())), '');
  await leave();
});

test('whoever drags fast gets the answer of the last value', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', { kind: 'cournot', a: 13, c: 1 });
  await page.locator('article .headline').waitFor();
  const last = await page.evaluate(async () => {
    const slider = document.querySelector('section.form input[type=range]');
    slider.focus();
    await new Promise(requestAnimationFrame);
    for (let k = 1; k <= 25; k++) {
      slider.value = String(Number(slider.min) + 5 + k * Number(slider.step) * 3);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 12));
    }
    return slider.value;
  });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .stale'));
  await page.waitForTimeout(500);
  const document = documentOf(page);
  assert.equal(Number(document.a), Number(last));
  const headline = await page.locator('article .headline').innerText();
  const heard = await (
    await fetch(`${shared.address}/api/solve`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ document, budget: { seconds: 20 } }),
    })
  ).json();
  assert.equal(headline.replace(/\s/g, ''), heard.report.headline.replace(/\s/g, ''));
  await leave();
});

test('games inside a list, trees inside a list and free values have editors, never JSON', async () => {
  const { page, visit, leave } = await opened(shared);
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  const deep = (shape) =>
    shape.type === 'deep' ||
    (shape.entry && deep(shape.entry)) ||
    shape.shapes?.some(deep) ||
    shape.fields?.some((field) => deep(field.shape));
  const free = kinds.filter((kind) => deep(kind.document));
  assert.ok(free.length >= 5);
  for (const kind of free) {
    await visit('solve', kind.example);
    await page.locator(`[data-kind="${kind.name}"]`).waitFor();
    await settled(page);
    const boxes = await page.locator('section.form textarea:visible').count();
    assert.equal(boxes, 0, kind.name);
    assert.ok((await page.locator('section.form .field :is(input, svg, button)').count()) > 0, kind.name);
  }
  await visit('solve', kinds.find((kind) => kind.name === 'tree-check').example);
  await settled(page);
  const before = documentOf(page).trees;
  await page
    .getByRole('button', { name: /^Add a move/ })
    .first()
    .click();
  await page.waitForTimeout(600);
  const after = documentOf(page).trees;
  assert.equal(after.length, before.length);
  assert.equal(after[0].moves.length, before[0].moves.length + 1);
  assert.deepEqual(after.slice(1), before.slice(1));
  await visit('solve', { kind: 'betting-tree', tree: { player: 'I', moves: { check: '+-1', bet: '+1' } } });
  await settled(page);
  assert.equal(await page.locator('section.form textarea:visible').count(), 0);
  await page.getByRole('textbox', { name: /moves check$/ }).fill('+-2');
  await page.waitForTimeout(500);
  assert.equal(documentOf(page).tree.moves.check, '+-2');
  await leave();
});

test('a wrong number in a table of pairs is marked with the reason, and half a number is waited for', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', {
    kind: 'bimatrix',
    bimatrix: [
      [
        [4, 3],
        [0, 0],
      ],
      [
        [2, 2],
        [1, 4],
      ],
    ],
  });
  const cell = page.getByLabel('Row 1, column 2, player II', { exact: true });
  await cell.fill('x');
  await page.locator('input.wrong').waitFor();
  assert.equal(await page.locator('input.wrong').count(), 1);
  assert.equal(await cell.getAttribute('aria-invalid'), 'true');
  assert.match(await cell.getAttribute('title'), /exact number/);
  await cell.fill('½');
  await page.locator('input.wrong').waitFor({ state: 'detached' });
  await cell.fill('-');
  await page.waitForTimeout(400);
  assert.equal(await page.locator('input.wrong, .fault').count(), 0);
  await leave();
});

test('an exercise that is wrong in print takes the note along, to its game, its claim and back', async () => {
  const { page, visit, leave } = await opened(shared);
  const book = await (await fetch(`${shared.address}/api/textbook?lang=en`)).json();
  const claims = await (await fetch(`${shared.address}/api/claims?lang=en`)).json();
  const entry = book
    .flatMap((chapter) => chapter.entries)
    .find((one) => one.printed && one.document && claims.some((claim) => claim.id === one.id));
  assert.ok(entry);
  await visit('textbook');
  await page.getByRole('searchbox').fill(entry.id);
  await page.getByText(entry.printed).waitFor();
  await page.locator('.entries button', { hasText: entry.title }).first().click();
  await page.waitForURL(/#\/solve/);
  const note = page.locator('aside.printed');
  await note.getByText(entry.printed).waitFor();
  await note.getByText(entry.right).waitFor();
  await page.reload();
  await note.getByText(entry.printed).waitFor();
  await note.getByRole('button').click();
  await page.waitForURL(/#\/referee/);
  const claim = page.locator(`[data-claim="${entry.id}"]`);
  await claim.waitFor();
  await claim.getByRole('button', { name: /exercise/i }).click();
  await page.waitForURL(/#\/solve/);
  await note.getByText(entry.printed).waitFor();
  await page.locator('article .headline').waitFor();
  await leave();
});

test('a man that moves slides from where he stood, and stays still for whoever wants less motion', async () => {
  const { page, visit, leave } = await opened(shared);
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  await visit('play', kinds.find((kind) => kind.name === 'northcott').example);
  await page.locator('[data-board] td button:not(.glyph)').first().click();
  await page.waitForFunction(() => document.querySelectorAll('[data-board] td.slides').length === 1);
  await settled(page);
  const slides = page.locator('[data-board] td.slides');
  assert.equal(await slides.count(), 1);
  assert.match(await slides.getAttribute('style'), /--down: -?\d+; --across: -?\d+/);
  const lasts = await slides.locator('.glyph').evaluate((man) => getComputedStyle(man).animationDuration);
  assert.ok(Number.parseFloat(lasts) < 0.01, lasts);
  await leave();
});
