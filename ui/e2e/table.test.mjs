/**
 * Games edited as games and a table to play at: sums of whole games, squares to click, words of the page's language,
 * and what a person at the board sees first. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boxOf, browsing, opened, packed, settled, unpacked } from '../scripts/browsing.mjs';

const shared = browsing();
const written = async (page) => {
  await page.waitForTimeout(900);
  return unpacked(new URLSearchParams(page.url().split('?')[1]).get('doc'));
};

test('a sum is composed of games that are drawn as they are alone', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', {
    kind: 'sum',
    components: [
      { game: 'wythoff', x: 3, y: 4 },
      { game: 'nim', pile: 6 },
    ],
  });
  const first = page.locator('section.one').first();
  await first.locator('.board button[aria-label="Square 0, 0"]').click();
  await page.getByLabel(/^Add one: The games/).selectOption('mock-turtles');
  await answers(/./);
  const document = await written(page);
  assert.deepEqual(document.components[0], { game: 'wythoff', x: 0, y: 0 });
  assert.equal(document.components[2].kind, 'mock-turtles');
  assert.equal(document.components[2].title, undefined);
  await page.locator('section.one').nth(2).locator('.coins button').first().click();
  assert.match((await written(page)).components[2].coins, /^H/u);
  await leave();
});

test('parts of a document are named in Japanese on the Japanese page', async () => {
  const { page, visit, leave } = await opened(shared, { locale: 'ja-JP' });
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=ja`)).json();
  for (const name of ['sum', 'nash-bargaining', 'value-iteration', 'zero-sum-check', 'take-and-break-code']) {
    await visit('solve', kinds.find((kind) => kind.name === name).example);
    const labels = await page.locator('section.form .body :is(label, .label, legend, h3)').allInnerTexts();
    for (const label of labels.filter((text) => text.trim()))
      assert.doesNotMatch(label, /^[A-Za-z]{3,}$/u, `${name}: ${label}`);
  }
  await leave();
});

test('coins and marks are put on their squares', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', { kind: 'two-dimensional-nim', coins: [[3, 4]] });
  await page.getByRole('button', { name: 'Square 1, 2', exact: true }).click();
  await page.getByRole('button', { name: 'Square 3, 4', exact: true }).click();
  assert.deepEqual((await written(page)).coins, [[1, 2]]);
  await visit('solve', { kind: 'tic-tac-toe' });
  const squares = page.locator('section.form .board button');
  await squares.nth(4).click();
  assert.equal((await written(page)).board, '.../.x./...');
  await squares.nth(0).click();
  await squares.nth(0).click();
  assert.equal((await written(page)).board, 'o../.x./...');
  await leave();
});

test('an undone step shows in the cell it was typed into', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', {
    kind: 'matrix',
    matrix: [
      [2, 3],
      [4, 1],
    ],
  });
  await answers('5/2');
  const cell = page.getByLabel('Row 1, column 1', { exact: true });
  await cell.fill('7');
  await page.waitForTimeout(1200);
  await cell.press('Control+z');
  await page.waitForFunction(() => document.activeElement?.value === '2');
  await answers('5/2');
  await leave();
});

test('what was asked of one game is not asked of the next', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', {
    kind: 'matrix',
    matrix: [
      [2, 3],
      [4, 1],
    ],
  });
  await page.getByRole('button', { name: 'Try it yourself' }).click();
  await page.getByLabel('Fact', { exact: true }).selectOption('value');
  await page.getByLabel('My answer').fill('7/3');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.locator('.questions li').waitFor();
  await page.evaluate((hash) => (location.hash = hash), `#/solve?doc=${packed({ kind: 'nim', piles: [3, 4, 5] })}`);
  await page.locator('[data-kind="nim"]').waitFor();
  await settled(page);
  assert.equal(await page.locator('.questions li').count(), 0);
  await leave();
});

test('a game that is not played says so', async () => {
  const { page, visit, leave } = await opened(shared);
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  const kind = kinds.find((one) => !one.playable && one.example);
  await visit('play', kind.example);
  await page.getByText(/is there to be solved, not played/).waitFor();
  await page.getByRole('button', { name: 'Open in Solve' }).first().click();
  await page.locator(`section.form[data-kind="${kind.name}"]`).waitFor();
  await leave();
});

test('with cards in hand the choice stands before the tree', async () => {
  const { page, visit, leave } = await opened(shared, { height: 860 });
  await visit('play', { kind: 'kuhn-poker' });
  const choice = await boxOf(page.locator('[data-board] .rest button').first());
  const tree = await boxOf(page.locator('[data-board] .map'));
  assert.ok(choice.y + choice.height < tree.y && choice.y + choice.height < 860, 'the choice is in sight');
  await leave();
});

test('many ways to move wait for the place they belong to', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'grundy-game', piles: [5, 8, 13] });
  assert.equal(await page.locator('[data-board] .names button').count(), 0);
  await page.locator('[data-board] button.whole').first().click();
  assert.equal(await page.locator('[data-board] .names button').count(), 2);
  await leave();
});

test('help on the present position is not shown beside an earlier one', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'nim', piles: [3, 4, 9] });
  await page.locator('[data-board] [data-part]').last().click();
  await settled(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.locator('.why').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/After move 1 of/).waitFor();
  assert.equal(await page.locator('.why, .top .chip').count(), 0);
  await leave();
});

test('betting is said in Japanese', async () => {
  const { page, visit, leave } = await opened(shared, { locale: 'ja-JP' });
  for (const kind of ['la-relance', 'von-neumann-poker', 'check-call-poker'])
    for (const where of ['solve', 'play']) {
      await visit(where, { kind, beta: 2 });
      const text = await page.locator('main').innerText();
      assert.doesNotMatch(text, /\b(fold|check|bet|call)\b/u, `${kind} at ${where}`);
    }
  await leave();
});

test('long rows go on in the next line on a phone', async () => {
  const { page, visit, leave } = await opened(shared, { width: 360, height: 740 });
  for (const document of [
    { kind: 'turning-turtles', coins: 'THTTHTTTHHTHT' },
    { kind: 'dawson-chess', squares: 18 },
  ]) {
    await visit('play', document);
    const last = await boxOf(page.locator('[data-board] .coinrow li').last());
    const coin = await boxOf(page.locator('[data-board] .coinrow li :is(button, span)').last());
    assert.ok(last.x + last.width <= 360, `${document.kind} fits`);
    assert.ok(coin.width >= 40, `${document.kind} can be touched: ${coin.width}`);
  }
  await leave();
});

test('on a phone the tour opens the game it speaks of', async () => {
  const { page, visit, leave } = await opened(shared, { width: 390, height: 844 });
  await visit('home');
  await page.getByRole('button', { name: 'Take the two-minute tour' }).click();
  await page.locator('fieldset.toured').waitFor();
  await page.locator('.tour button.main').click();
  await page.locator('article .top.toured').waitFor();
  assert.equal(await page.locator('section.form.editing').count(), 0);
  await leave();
});

test('pins, played cards, coloured hands and arrows are edited by clicking them', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { kind: 'kayles', pins: 13, missing: [2] });
  const pins = page.locator('section.form .place');
  assert.equal(await pins.count(), 13);
  assert.equal(await pins.nth(1).getAttribute('aria-pressed'), 'true');
  await pins.nth(5).click();
  await pins.nth(1).click();
  await page.getByRole('button', { name: 'One place fewer' }).click();
  const row = await written(page);
  assert.deepEqual([row.pins, row.missing], [12, [6]]);

  await visit('solve', { kind: 'thirty-one', played: [] });
  await page.getByRole('button', { name: 'Play a 5; 4 left' }).click();
  await page.getByRole('button', { name: 'Play a 5; 3 left' }).click();
  await page.getByText('together 10').waitFor();
  await page.getByRole('button', { name: 'Take the 5 back' }).first().click();
  assert.deepEqual((await written(page)).played, [5]);

  await visit('solve', {
    kind: 'card-colour',
    I: [
      ['black', 1],
      ['red', 8],
    ],
    II: [
      ['black', 7],
      ['red', 2],
    ],
  });
  await page.getByRole('button', { name: 'Card 1 is black; change its colour' }).first().click();
  await page.getByLabel('Number of card 2').first().fill('9');
  assert.deepEqual((await written(page)).I, [
    ['red', 1],
    ['red', 9],
  ]);

  await visit('solve', {
    kind: 'tree-or-not',
    vertices: ['t', 'u', 'a', 'b'],
    edges: [
      ['t', 'a'],
      ['u', 'b'],
    ],
  });
  await page.getByRole('button', { name: 'Vertex t', exact: true }).click();
  await page.getByRole('button', { name: 'Vertex u', exact: true }).click();
  await answers(/tree/u);
  await page.getByPlaceholder(/./u).last().fill('c');
  await page.getByRole('button', { name: 'Add a vertex' }).click();
  const graph = await written(page);
  assert.deepEqual(graph.edges.at(-1), ['t', 'u']);
  assert.deepEqual(graph.vertices, ['t', 'u', 'a', 'b', 'c']);
  await leave();
});

test('a form whose fields all have defaults shows the first of them at once', async () => {
  const { page, visit, leave } = await opened(shared);
  for (const kind of ['chicken', 'matching-pennies', 'leduc']) {
    await visit('solve', { kind });
    const open = page.locator('section.form .body [data-field]:not(details *)');
    assert.ok((await open.count()) >= 3, `${kind} shows ${await open.count()} fields`);
  }
  await leave();
});

test('a board that is eaten keeps its size', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'chomp', columns: 6, rows: 4 });
  const squares = page.locator('[data-board] tbody td');
  const before = await boxOf(page.locator('[data-board] table'));
  assert.equal(await squares.count(), 24);
  await page.locator('[data-board] tbody button:not([disabled])').last().click();
  await settled(page);
  await page.waitForTimeout(500);
  assert.equal(await squares.count(), 24);
  const after = await boxOf(page.locator('[data-board] table'));
  assert.ok(Math.abs(after.width - before.width) < 8 && Math.abs(after.height - before.height) < 8);
  await leave();
});
