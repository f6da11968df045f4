/**
 * The workbench as a person uses it: the answer on screen belongs to the game on screen, nothing typed is lost, and
 * every kind opens with an editor of its own. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { browsing, opened, settled, unpacked } from '../scripts/browsing.mjs';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const shared = browsing();
const asked = async (path, init) => (await fetch(`${shared.address}/api/${path}`, init)).json();
const solved = (document, seconds = 60) =>
  asked('solve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ document, budget: { seconds } }),
  });
/** Does the work for all, two at a time. */
async function twoByTwo(all, work) {
  const rest = [...all];
  const one = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next);
  };
  await Promise.all([one(), one()]);
}

const SQUARE = {
  kind: 'matrix',
  matrix: [
    [-2, 3],
    [3, -4],
  ],
};
const cellOf = (page, i, j) => page.getByLabel(`Row ${i}, column ${j}`, { exact: true });
const pasted = (cell, text) =>
  cell.evaluate((input, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', given);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('answers while one types, pastes a spreadsheet, checks an answer, shares a link', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  await pasted(cellOf(page, 1, 1), '2\t3\t1\t5\n4\t1\t6\t0');
  await answers('17/7');
  assert.ok((await page.locator('svg[role=img]').count()) > 0);
  await page.locator('article input[type=range]').first().fill('0');
  await page.getByText(/best reply is the lowest line: column 4\./).waitFor();
  await page.getByRole('button', { name: 'Try it yourself' }).click();
  await page.getByRole('combobox', { name: /^Fact/ }).selectOption('value');
  const mine = page.getByLabel('My answer');
  await mine.fill('17/7');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByText('Right.').waitFor();
  await mine.fill('2');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByText('2 is too small by 3/7: the answer is 17/7.').waitFor();
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText(/link/i).first().waitFor();
  await leave();
});

test('the answer can be hidden and tried first', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  await page.getByRole('button', { name: 'Hide the answer' }).click();
  assert.equal(await page.locator('article').count(), 0);
  assert.equal(await page.locator('.grid .bar').count(), 0, 'the margins give nothing away');
  await page.getByRole('combobox', { name: /^Fact/ }).selectOption('value');
  await page.getByLabel('My answer').fill('1/12');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByText('Right.').waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await answers('1/12');
  await leave();
});

test('a wrong answer hears what it would lead to, in both languages', async () => {
  const SAID = {
    'en-US': {
      row: [
        [
          '3/5, 2/5',
          /guarantees player I only 0, which is 1\/12 less than the value 1\/12\. Player II punishes .* column 1/,
        ],
        ['0.58, 0.42', /right numbers, rounded; the exact answer is \(7\/12, 5\/12\)/],
        ['１/２ １/３', /weights sum to 5\/6, not to 1/],
        ['0.583, 0.417', /Right\./],
      ],
      unique: [['no', /The answer is yes/]],
      moves: /After "in pile 1 \(of 3\) take 2, leaving 1" the Grundy value is 3, not 0: the opponent wins with/,
    },
    'ja-JP': {
      row: [['3/5, 2/5', /プレイヤーIへの保証は 0 だけ.*第 1 列でとがめます/u]],
      unique: [['いいえ', /正しい答えは はい です/u]],
      moves: /グランディ数は 0 ではなく 3 で、相手が/u,
    },
  };
  for (const [locale, { row, unique, moves }] of Object.entries(SAID)) {
    const { page, visit, leave } = await opened(shared, { locale });
    const tries = async (fact, typed, said) => {
      await page.locator('.questions select').first().selectOption(fact);
      const box = page.locator('.questions form :is(input, select:not(:first-of-type), select)').last();
      if (await box.evaluate((one) => one.tagName === 'SELECT')) await box.selectOption(typed);
      else await box.fill(typed);
      await page.locator('.questions form button.main').click();
      await page.locator('.questions li', { hasText: said }).waitFor();
    };
    await visit('solve', SQUARE);
    await page.locator('article .headline').waitFor();
    await page.locator('.questions button').first().click();
    for (const [typed, said] of row) await tries('row', typed, said);
    for (const [typed, said] of unique) await tries('unique', typed, said);
    await visit('solve', { kind: 'nim', piles: [3, 5, 7] });
    await page.locator('article .headline', { hasText: '3' }).waitFor();
    const offered = page.locator('#offered option');
    await page.locator('.questions select').first().selectOption('winningMoves');
    assert.equal(await offered.count(), 15, 'every legal move is offered, not only the winning ones');
    await tries('winningMoves', await offered.nth(1).getAttribute('value'), moves);
    await leave();
  }
});

test('what is half typed is waited for, what is wrong is marked, and the last answer pales', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  const cell = cellOf(page, 1, 1);
  await cell.fill('-');
  await settled(page);
  assert.equal(await page.getByRole('alert').count(), 0, 'a lone minus is no mistake');
  for (const [typed, said] of [
    ['1 / 2', '22/19'],
    ['½', '22/19'],
    ['－２', '1/12'],
    ['0.5', '22/19'],
  ]) {
    await cell.fill(typed);
    await answers(said).catch(async () => {
      throw new Error(`${typed}: ${await page.locator('article .headline').textContent()}`);
    });
  }
  await cell.fill('x');
  await page.getByRole('alert').first().waitFor();
  assert.match(await page.getByRole('alert').first().textContent(), /^The payoffs \(1, 1\)/);
  assert.equal(await cell.getAttribute('aria-invalid'), 'true');
  assert.equal(await cellOf(page, 1, 2).getAttribute('aria-invalid'), null);
  await page.locator('.report.stale').waitFor();
  await page.getByText('Below is the answer to the game as it was before the last change.').waitFor();
  await cell.fill('-2');
  await answers('1/12');
  assert.equal(await page.locator('.report.stale').count(), 0);
  await leave();
});

test('a stopped solve leaves no other game’s answer standing', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  let hold = true;
  await page.route('**/api/solve?*', async (route) => {
    while (hold) await new Promise((done) => setTimeout(done, 20));
    await route.continue().catch(() => undefined);
  });
  await cellOf(page, 1, 1).fill('7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Stopped: this game has no answer yet.').waitFor();
  assert.equal(await page.locator('.report:not(.stale)').count(), 0);
  await page.evaluate(() => (location.hash = '#/solve'));
  await page.getByRole('button', { name: /^Kind of game/ }).click();
  await page.getByRole('searchbox').fill('nim');
  await page.locator('[data-kind="nim"]').click();
  await page.getByText('Solving …').waitFor();
  assert.equal(await page.locator('article').count(), 0, 'an answer of another kind is gone');
  hold = false;
  await answers('The player to move');
  await leave();
});

test('reload, Back, leaving and returning lose nothing, and every step can be undone', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  const cell = cellOf(page, 1, 1);
  await cell.fill('-5');
  await answers('11/15');
  await page.reload();
  await answers('11/15');
  await page.getByRole('link', { name: 'Textbook' }).click();
  await page.locator('.entries').first().waitFor();
  await page.getByRole('link', { name: 'Solve' }).click();
  await answers('11/15');
  assert.equal(await cell.inputValue(), '-5');
  await page.getByRole('button', { name: /^Kind of game/ }).click();
  await page.getByRole('searchbox').fill('bimatrix');
  await page.locator('[data-kind="bimatrix"]').click();
  await page.locator('section[data-kind="bimatrix"]').waitFor();
  await settled(page);
  await page.goBack();
  await answers('11/15');
  await page.goForward();
  await page.locator('section[data-kind="bimatrix"]').waitFor();
  await page.getByRole('button', { name: /^Kind of game/ }).click();
  await page.getByRole('searchbox').fill('matrix game');
  await page.locator('[data-kind="matrix"]').click();
  await answers('11/15');
  await cell.fill('-6');
  await answers('15/16');
  await page.keyboard.press('Control+z');
  await answers('11/15');
  await page.keyboard.press('Control+Shift+z');
  await answers('15/16');
  await page.getByRole('button', { name: 'Undo' }).click();
  await answers('11/15');
  const inAddress = () => unpacked(new URLSearchParams(page.url().split('?')[1]).get('doc'));
  for (let tries = 0; inAddress().matrix?.[0][0] !== -5; tries++) {
    assert.ok(tries < 200, 'the address follows the edits');
    await page.waitForTimeout(20);
  }
  const other = await opened(shared);
  await other.page.goto(page.url());
  await other.answers('11/15');
  await other.leave();
  await leave();
});

test('the matrix is walked, grown and shrunk by keyboard and handles', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  await cellOf(page, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('9');
  assert.equal(await cellOf(page, 2, 2).inputValue(), '9');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a column' }).click();
  await cellOf(page, 1, 3).fill('1/3');
  await answers('3/16');
  await page.getByRole('button', { name: 'Remove column 1' }).click();
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  assert.equal(await page.locator('.grid .cell input').count(), 2);
  await leave();
});

test('rows and columns are named where they stand, and the names follow them', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await page.getByLabel('Name of row 1', { exact: true }).fill('odd');
  await answers('odd 7/12');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await cellOf(page, 3, 1).fill('9');
  await answers('27/14');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await page.getByRole('button', { name: 'Remove column 2' }).click();
  await answers('9');
  assert.equal(await page.getByLabel('Name of row 1', { exact: true }).inputValue(), '');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await answers('odd 9/14');
  assert.equal(await page.locator('.fault').count(), 0);
  await pasted(cellOf(page, 1, 1), '\tleft\tright\nup\t１\t0\ndown\t0\t1½');
  await answers('up 3/5, down 2/5');
  assert.equal(await page.getByLabel('Name of column 2', { exact: true }).inputValue(), 'right');
  await page.keyboard.press('Control+z');
  await answers('odd 9/14');
  await leave();
});

test('a table of pairs has its handles and names at the edges and marks its equilibria', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  const bimatrix = [
    [
      [2, 1],
      [0, 0],
    ],
    [
      [0, 0],
      [1, 2],
    ],
  ];
  await visit('solve', { kind: 'bimatrix', bimatrix, rows: ['opera', 'boxing'], cols: ['opera', 'boxing'] });
  await answers('boxing against boxing');
  assert.equal(await page.locator('.stable').count(), 2);
  await page.getByRole('button', { name: 'Add a column' }).click();
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await answers('boxing against boxing');
  assert.equal(await page.getByLabel('Name of column 3', { exact: true }).inputValue(), '');
  await page.waitForFunction(() => document.querySelectorAll('.stable').length === 1);
  await leave();
});

test('a deal is made by exchanging cards, by a word or by chance', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { kind: 'trick', word: 'ABBA', scoring: 2 });
  await answers('Left');
  const deal = page.locator('[data-field=word]');
  await deal.getByRole('button', { name: 'Card 1', exact: true }).click();
  await deal.getByRole('button', { name: 'Card 3', exact: true }).click();
  await page.waitForFunction(() => location.hash.includes('doc='));
  await deal.getByRole('button', { name: 'A word' }).click();
  assert.equal(await deal.getByRole('textbox').inputValue(), 'AABB');
  await deal.getByRole('button', { name: 'At random' }).click();
  await settled(page);
  await deal.getByRole('button', { name: 'Deal again' }).click();
  await settled(page);
  await deal.getByRole('button', { name: 'Cards', exact: true }).click();
  assert.equal(await deal.locator('.hand button').count(), 4);
  assert.equal(await page.locator('.fault').count(), 0);
  await leave();
});

test('what a long report says after its argument waits behind folds, and all of it can be opened', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  const folds = page.locator('article .folds details');
  assert.ok((await folds.count()) > 1);
  await page.getByRole('button', { name: 'Open all of it' }).click();
  assert.equal(await page.locator('article .folds details[open]').count(), await folds.count());
  await cellOf(page, 1, 1).fill('-5');
  await answers('7/15');
  assert.ok((await page.locator('article .folds details[open]').count()) > 0);
  await leave();
});

test('typing an answer takes at most 0.3 s at the median', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await answers('1/12');
  const cell = cellOf(page, 1, 1);
  const times = [];
  for (let k = 1; k <= 11; k++) {
    const before = await page.locator('article .headline').textContent();
    await cell.fill('');
    const start = performance.now();
    await cell.fill(String(-10 - k));
    await page.waitForFunction(
      (old) => document.querySelector('article .headline').textContent !== old && !document.querySelector('.stale'),
      before,
      { polling: 10 },
    );
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.log(`typing to answer: ${Math.round(times[5])} ms at the median`);
  assert.ok(times[5] <= 300, `${times.map(Math.round)}`);
  await leave();
});

const MARKS = ['holds', 'partly', 'unchecked'];

test('every example is answered, and every kind opens with an answer', async () => {
  const examples = await asked('examples');
  assert.ok(examples.length >= 300);
  const wrong = [];
  await twoByTwo(examples, async ({ name }) => {
    const { report, error } = await solved(await asked(`examples/${name}`));
    if (!report) wrong.push(`${name}: ${error.message}`);
    else if (!report.headline.trim() || !MARKS.includes(report.certificate.mark)) wrong.push(`${name}: no answer`);
  });
  const { kinds } = await asked('catalogue');
  for (const kind of kinds) if (!kind.example) wrong.push(`${kind.name} has nothing to begin with`);
  assert.deepEqual(wrong, []);
});

/** What a form is made of: kinds whose forms are made of the same things are as good as one. */
const shapeOf = (shape) =>
  shape.type === 'list' || shape.type === 'map'
    ? `${shape.type} ${shapeOf(shape.entry)}`
    : shape.type === 'either'
      ? shape.shapes.map(shapeOf).join('|')
      : shape.type;
const formOf = ({ document, example }) =>
  document.fields
    .filter((field) => field.required || example[field.name] !== undefined)
    .map((field) => `${field.look}:${shapeOf(field.shape)}`);

test('every sort of form opens without an error and without a box of JSON', async () => {
  const { kinds } = await asked('catalogue');
  const seen = new Set();
  const different = kinds.filter((kind) => {
    const parts = formOf(kind);
    const news = parts.some((part) => !seen.has(part));
    parts.forEach((part) => seen.add(part));
    return news;
  });
  assert.ok(different.length >= 20);
  const wrong = [];
  const visitors = await Promise.all([opened(shared), opened(shared)]);
  const free = [...visitors];
  await twoByTwo(different, async (kind) => {
    const visitor = free.pop();
    const { page, visit } = visitor;
    await visit('solve', kind.example);
    await page.locator(`section.form[data-kind="${kind.name}"]`).waitFor();
    await settled(page);
    if (await page.getByRole('alert').count())
      wrong.push(`${kind.name}: ${await page.getByRole('alert').first().textContent()}`);
    const boxes = await page.locator('.form .field textarea:visible').count();
    const deep = formOf(kind).some((part) => part.startsWith(':') && part.includes('deep'));
    if (boxes > 0 && !deep) wrong.push(`${kind.name}: a box of JSON`);
    const texts = await page.locator('.form .field input:visible').evaluateAll((all) => all.map((one) => one.value));
    if (texts.some((text) => /^\s*[[{]/.test(text))) wrong.push(`${kind.name}: JSON in a box`);
    free.push(visitor);
  });
  assert.deepEqual(wrong, []);
  for (const { leave } of visitors) await leave();
});

test('reports of every sort show on the page what the server says', async () => {
  const { kinds } = await asked('catalogue');
  const seen = new Set();
  const chosen = [];
  await twoByTwo(
    kinds.filter((kind) => kind.example),
    async (kind) => {
      const { report } = await solved(kind.example);
      if (!report) return;
      const sorts = [
        ...report.figures.map((figure) => figure.type),
        ...report.sections.flatMap((section) => section.blocks.map((block) => block.type)),
      ];
      if (!sorts.some((sort) => !seen.has(sort))) return;
      sorts.forEach((sort) => seen.add(sort));
      chosen.push({ document: kind.example, report });
    },
  );
  for (const sort of ['plot', 'grid', 'graph', 'tree', 'triangle', 'piles', 'cards', 'bars', 'steps', 'table'])
    assert.ok(seen.has(sort) || ['cards', 'bars'].includes(sort), sort);
  const { page, visit, leave } = await opened(shared);
  for (const { document, report } of chosen) {
    await visit('solve', document);
    await page.waitForFunction(
      (wanted) => document.querySelector('article .headline')?.textContent.replace(/\s+/g, ' ').trim() === wanted,
      report.headline.replace(/\s+/g, ' ').trim(),
    );
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.ok((await page.locator('article > .certificate').textContent()).includes(report.certificate.text.trim()));
  }
  await leave();
});

test('typing behind the fold stays there', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', SQUARE);
  await page.locator('.form summary').first().click();
  const unit = page.locator('details [data-field="unit"] input');
  await unit.click();
  await page.keyboard.type('yen');
  assert.equal(await unit.inputValue(), 'yen');
  await settled(page);
  await page.keyboard.type('s');
  assert.equal(await unit.inputValue(), 'yens');
  await leave();
});

test('the editors show the loaded game and change it by clicks', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { kind: 'chomp', columns: 4, rows: 3 });
  assert.equal(await page.locator('.board button.there').count(), 12);
  await page.getByRole('button', { name: 'Square 3, 2', exact: true }).click();
  assert.equal(await page.locator('.board button.there').count(), 8);
  await answers('The player to move');

  await visit('solve', { kind: 'northcott', width: 6, white: [0, 1], black: [4, 5] });
  await page.getByRole('button', { name: 'Row 1, column 5: black' }).click();
  await page.getByRole('button', { name: 'Row 1, column 3', exact: true }).click();
  await page.getByRole('button', { name: 'Row 1, column 3: black' }).waitFor();
  await settled(page);

  await visit('solve', { kind: 'wythoff', x: 1, y: 3 });
  await answers('wins');
  await page.getByRole('button', { name: 'Square 1, 2', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('#field-y').value === '2');
  await settled(page);

  await visit('solve', { kind: 'graph-game', edges: { a: ['b'], b: ['c'], c: [] }, start: 'a' });
  await settled(page);
  assert.equal(await page.locator('.form path.edge').count(), 2);
  await page.getByRole('button', { name: 'Vertex a' }).click();
  await page.getByRole('button', { name: 'Vertex c' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.form path.edge').length === 3);
  await settled(page);
  assert.equal(await page.getByRole('alert').count(), 0);

  await visit('solve', { kind: 'trick', left: [4, 1], right: [3, 2], scoring: 2, leader: 'left' });
  await page.getByRole('button', { name: 'Card 4', exact: true }).click();
  await page.getByRole('button', { name: 'Card 2', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.hand')[1].textContent.replace(/\s/g, '') === '43');
  await settled(page);

  await visit('solve', {
    kind: 'hackenbush',
    edges: [
      [0, 1],
      [1, 2],
    ],
    colours: ['blue', 'red'],
  });
  await settled(page);
  assert.equal(await page.locator('.stage .edge').count(), 2);
  await page.locator('.stage .point').nth(1).click();
  await page.locator('.stage .free').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.stage .edge').length === 3);
  await settled(page);
  assert.equal(await page.getByRole('alert').count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.stage .edge').length === 2);
  await leave();
});

test('a perfect game is walked move by move, and a Gambit file opens', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', { kind: 'nim', piles: [1, 2] });
  await page.getByRole('button', { name: 'Play it out' }).click();
  await page.getByText('The position at the start').waitFor();
  const walk = page.getByRole('region', { name: 'A perfect game, move by move' });
  await walk.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/Move 1 of \d+, First player/).waitFor();
  const open = page.locator('input[type=file]');
  await open.setInputFiles({
    name: 'game.nfg',
    mimeType: 'text/plain',
    buffer: Buffer.from('NFG 1 R "Pennies" { "I" "II" } { 2 2 } 1 -1 -1 1 -1 1 1 -1'),
  });
  await page.getByRole('heading', { name: 'Pennies' }).waitFor();
  await open.setInputFiles({
    name: 'game.efg',
    mimeType: 'text/plain',
    buffer: Buffer.from('EFG 2 R "x" { "I" "II" }'),
  });
  await page.getByText(/extensive form/).waitFor();
  await leave();
});

test('a tree is drawn by hand, its nodes are joined, and the answer follows', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', { kind: 'tree', tree: { payoff: [0] } });
  const editor = page.locator('fieldset', { hasText: 'Choose a node' });
  const node = (name) => editor.getByRole('button', { name, exact: true });
  const press = (name) => editor.getByRole('button', { name, exact: true }).click();
  await node('Node root: 0').click();
  await press('Let player 1 move');
  for (const move of ['a', 'b']) {
    await node(`Node ${move}: 0`).click();
    await press('Let player 2 move');
  }
  const pay = async (way, amount) => {
    await node(`Node ${way}: 0`).click();
    await editor.getByLabel('payoffs').fill(amount);
    await editor.getByLabel('payoffs').press('Enter');
    await node(`Node ${way}: ${amount}`).waitFor();
  };
  await pay('a › a', '1');
  await pay('a › b', '-1');
  await pay('b › a', '-1');
  await pay('b › b', '1');
  await page.getByText('Worth 1 to II.').first().waitFor();
  await node('Node b: 2').dragTo(node('Node a: 2'));
  await page.getByText('The game is fair: it is worth 0 to both players.').first().waitFor();
  await press('Undo');
  await page.getByText('Worth 1 to II.').first().waitFor();
  await editor.getByText('Paste an .efg file').click();
  await editor
    .getByRole('textbox', { name: 'Paste an .efg file' })
    .fill('EFG 2 R "x" { "A" "B" }\np "" 1 1 "" { "l" "r" } 0\nt "" 1 "" { 2, -2 }\nt "" 2 "" { 5, -5 }\n');
  await press('Read it');
  await page.getByText('Worth 5 to A.').first().waitFor();
  await settled(page);
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  assert.deepEqual(
    found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' | ')}`),
    [],
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Share/ })
      .click()
      .then(() => page.getByRole('button', { name: 'Save as EFG' }).click()),
  ]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^EFG 2 R/);
  await leave();
});

test('in the figures of trees no text lies on another', async () => {
  const { page, visit, leave } = await opened(shared, { width: 2600, height: 1600 });
  const catalogue = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  const trees = catalogue.kinds.filter((kind) => kind.chapter === 'extensive').map((kind) => kind.example);
  let drawn = 0;
  for (const document of trees.filter((each) => each)) {
    await visit('solve', document);
    await page.locator('article .headline').waitFor();
    const { texts, covered } = await page.evaluate(() => {
      const covered = [];
      let texts = 0;
      for (const svg of document.querySelectorAll('svg:has(.node)')) {
        const boxes = [...svg.querySelectorAll('text')]
          .filter((text) => text.textContent.trim())
          .map((text) => ({ text: text.textContent.trim(), box: text.getBBox() }));
        texts += boxes.length;
        boxes.forEach((a, i) =>
          boxes.slice(i + 1).forEach((b) => {
            const across = Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x);
            // a line of text is higher than its letters
            const middle = Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2);
            const down = 0.35 * (a.box.height + b.box.height) - middle;
            if (across > 1 && down > 1) covered.push(`${a.text} and ${b.text}`);
          }),
        );
      }
      return { texts, covered };
    });
    drawn += texts;
    assert.deepEqual(covered, [], document.kind);
  }
  assert.ok(drawn > 300, `${drawn} texts`);
  await leave();
});
