/**
 * A teacher's answer key on the page: pasted as lines, a list or a table, each wrong answer with its reason, kept over
 * a reload. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { browsing, opened } from '../scripts/browsing.mjs';

const shared = browsing();
const TABLE = [
  'topic,id,input.matrix,input.piles,expected.value,expected.row,expected.nimSum',
  'matrix,1a,"[[2,3,5],[4,1,6]]",,7/3,"2/3, 1/3",',
  'matrix,1b,"[[2,3,5],[4,1,6]]",,2.5,"3/4, 1/4",',
  'nim,2,,"3,5,7",,,1',
  'nim,3,,"[3,x]",,,1',
  'nimm,4,,"3,5,7",,,1',
].join('\n');
const LINES = [
  { topic: 'nim', input: { piles: [3, 5, 7] }, expected: { nimSum: 2 } },
  { topic: 'nim', input: { piles: [3, 5, 7] }, expected: { nimSum: 1 } },
];

async function checked(page, text) {
  await page.locator('#answer-key textarea').fill(text);
  await page.locator('#answer-key button.main').click();
  await page.locator('#answer-key[aria-busy=false] li').first().waitFor({ timeout: 30_000 });
  return page.locator('#answer-key li').allInnerTexts();
}

for (const [locale, width, wrong, unread, unknown] of [
  ['en-US', 1200, /7\/3 is too small by 1\/6: the answer is 5\/2[^]*punishes it with column 2/, /line 5/, /not known/],
  [
    'ja-JP',
    390,
    /7\/3 は 1\/6 だけ[^]*第 2 列でとがめます/u,
    /5 行目/u,
    /知られていません|わかりません|分かりません|未知/u,
  ],
])
  test(`a table of answers hears what is wrong, in ${locale}`, async () => {
    const { page, visit, leave } = await opened(shared, { locale, width });
    await visit('referee');
    await page.locator('a[href*="key=open"]').click();
    const told = await checked(page, TABLE);
    assert.equal(told.length, 5);
    assert.match(told[0], wrong, 'what is wrong comes first, with the reason');
    assert.match(told[3], unread);
    assert.match(told[4], unknown);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 1, `${wide} pixels too wide`);
    const found = await new AxeBuilder({ page }).include('#answer-key').analyze();
    assert.deepEqual(
      found.violations.map((v) => v.id),
      [],
    );
    await page.reload();
    await page.locator('#answer-key li').nth(4).waitFor();
    assert.equal(await page.locator('#answer-key textarea').inputValue(), TABLE, 'nothing typed is lost');
    await page.locator('#answer-key li button').first().click();
    await page.waitForURL(/#\/solve/);
    await page.locator('article .headline').waitFor();
    await page.goBack();
    await page.locator('#answer-key li').nth(4).waitFor();
    assert.equal(await page.locator('#answer-key li').count(), 5);
    await leave();
  });

test('JSON lines and a JSON list are read alike, and a changed key pales its results', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('textbook?key=open');
  for (const text of [LINES.map((one) => JSON.stringify(one)).join('\n'), JSON.stringify(LINES, null, 1)]) {
    const told = await checked(page, text);
    assert.equal(told.length, 2);
    assert.match(told[0], /wrong[^]*2 is .*1/);
    assert.match(told[1], /right/);
  }
  await page.locator('#answer-key textarea').fill('{');
  await page.locator('#answer-key ul.stale').waitFor();
  await page.locator('#answer-key textarea').fill('topic,value\nnim,3');
  await page.locator('#answer-key button.main').click();
  await page.getByRole('alert').getByText('“value”').or(page.getByRole('alert').getByText('"value"')).waitFor();
  await leave();
});
