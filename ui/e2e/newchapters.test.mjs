/**
 * The editors of the later chapters as a person uses them: a table of pairs, the worths of coalitions, games inside
 * games, seats and sliders; what is typed or moved there changes the answer. With HISSHO_ADDRESS=http://… a server
 * that is already there is used.
 */
import { deflateRawSync } from 'node:zlib';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boxOf, browsing } from '../scripts/browsing.mjs';

const shared = browsing();

/** A page with a document in it; whatever the browser complains about is collected. */
async function solving(document, width = 1200) {
  const context = await shared.browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d|status of 503/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${shared.address}/#/solve?doc=${deflateRawSync(JSON.stringify(document)).toString('base64url')}`);
  await page.locator('article .headline').first().waitFor({ timeout: 60_000 });
  return {
    page,
    answers: (text) => page.locator('article .headline', { hasText: text }).first().waitFor({ timeout: 20_000 }),
    close: async () => {
      assert.deepEqual(complaints, []);
      await context.close();
    },
  };
}

const DILEMMA = {
  kind: 'bimatrix',
  bimatrix: [
    [
      [3, 3],
      [0, 4],
    ],
    [
      [4, 0],
      [1, 1],
    ],
  ],
};

test('typing in the table of pairs changes the answer', async () => {
  const { page, answers, close } = await solving(DILEMMA);
  await answers('Only one equilibrium: row 2 against column 2.');
  const boxes = page.locator('fieldset .cell input');
  assert.equal(await boxes.count(), 8);
  await boxes.nth(4).fill('2');
  await boxes.nth(3).fill('2');
  await answers('There are exactly 3 equilibria');
  await close();
});

test('payoffs of three players stand in tables, and players come and go', async () => {
  const table = (entry) => [0, 1].map((i) => [0, 1].map((j) => [0, 1].map((k) => entry(i, j, k))));
  const { page, answers, close } = await solving({
    kind: 'strategic-game',
    players: 3,
    payoffs: table((i, j, k) => (i === j && j === k ? [3 + 2 * i, 3 + 2 * i, 3 + 2 * i] : [0, 0, 0])),
  });
  await answers('There are exactly 3 equilibria of the 3 players');
  assert.equal(await page.locator('fieldset table').count(), 2);
  await page.getByLabel('Payoff of I at 1, 1, 1').fill('-1');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await answers('infinitely many equilibria'); // the new player is paid nothing, whatever is played
  await page.getByRole('button', { name: 'Remove the last player' }).click();
  await answers('of the 3 players');
  await close();
});

test('what superadditivity forces is filled in', async () => {
  const { page, answers, close } = await solving({
    kind: 'coalitional-game',
    players: 3,
    v: { 1: 1, 2: 0, 3: 1, 12: 4, 13: 3, 23: 5, 123: 8 },
  });
  await answers('Shapley value: (7/3, 17/6, 17/6).');
  const worth = page.locator('.size label', { has: page.getByText('123', { exact: true }) }).locator('input');
  await worth.fill('');
  await page.getByRole('button', { name: /Fill in what superadditivity forces/ }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('.size input')].at(-1)?.value === '6');
  await answers('Shapley value: (5/3, 13/6, 13/6).');
  await close();
});

test('changing a worth changes the core', async () => {
  const { page, answers, close } = await solving({
    kind: 'coalitional-game',
    players: 3,
    v: { 1: 0, 2: 0, 3: 0, 12: 2, 13: 2, 23: 2, 123: 3 },
  });
  await answers('The core is a single point');
  const worth = page.locator('.size label', { has: page.getByText('123', { exact: true }) }).locator('input');
  await worth.first().fill('4');
  await answers('3 vertices');
  await close();
});

test('sliding a worth moves the core', async () => {
  const { page, answers, close } = await solving({
    kind: 'coalitional-game',
    players: 3,
    v: { 1: 0, 2: 0, 3: 0, 12: 2, 13: 2, 23: 2, 123: 3 },
  });
  await answers('The core is a single point');
  const core = page.getByRole('img', { name: /imputations/i }).locator('polygon[stroke="var(--good)"]');
  assert.equal(await core.count(), 0);
  await page
    .locator('.size label', { has: page.getByText('123', { exact: true }) })
    .locator('input')
    .focus();
  await page.getByLabel('v(123)', { exact: true }).fill('3.6');
  await answers('3 vertices');
  await core.waitFor();
  const before = await core.getAttribute('points');
  await page.getByLabel('v(123)', { exact: true }).fill('4');
  await page.waitForFunction(
    (old) =>
      document.querySelector('polygon[stroke="var(--good)"]')?.getAttribute('points') !== old &&
      document.querySelectorAll('polygon[stroke="var(--good)"]').length === 1,
    before,
  );
  await close();
});

test('the first player is at the bottom of the imputations, the second at the top left', async () => {
  const { page, close } = await solving({
    kind: 'coalitional-game',
    players: 3,
    v: { 1: 0, 2: 0, 3: 0, 12: 2, 13: 2, 23: 2, 123: 4 },
  });
  const at = (name) =>
    page
      .getByRole('img', { name: /imputations/i })
      .locator('text.name', { hasText: name })
      .boundingBox();
  const [first, second, third] = [await at('1 (4, 0, 0)'), await at('2 (0, 4, 0)'), await at('3 (0, 0, 4)')];
  assert.ok(first.y > second.y + 100 && Math.abs(second.y - third.y) < 2);
  assert.ok(second.x < first.x && first.x < third.x);
  await close();
});

test('the tetrahedron of four players turns', async () => {
  const { page, close } = await solving({ kind: 'coalitional-game', symmetric: [0, 1, 2, 6] });
  const corner = page
    .getByRole('img', { name: /imputations/i })
    .locator('circle')
    .first();
  const before = await corner.getAttribute('cx');
  await page.getByRole('button', { name: 'Turn right' }).click();
  assert.notEqual(await corner.getAttribute('cx'), before);
  await close();
});

test('editing a cell of a system of games changes the answer', async () => {
  const { page, answers, close } = await solving({
    kind: 'game-system',
    games: [
      {
        name: 'G',
        cells: [
          [{ pay: 4 }, { pay: 0 }],
          [{ pay: 0 }, { pay: 4 }],
        ],
      },
    ],
  });
  await answers('G is worth 2 to player I.');
  const cell = page.getByLabel('G: Row 1, column 1');
  await cell.fill('1 + 1/2 G');
  await cell.press('Tab');
  await page.waitForFunction(
    () => !document.querySelector('article .headline')?.textContent?.includes('G is worth 2 to player I.'),
  );
  await cell.fill('12');
  await cell.press('Tab');
  await answers('G is worth 3 to player I.');
  await close();
});

test('moving a slider changes the answer', async () => {
  const { page, answers, close } = await solving({ kind: 'cournot', a: 13, c: 1 });
  await answers('the price is 5');
  await page.getByLabel('Slide a', { exact: true }).fill('25');
  await answers('the price is 9');
  await close();
});

test('the bet of each poker model slides, and the regions over hands and bets follow', async () => {
  for (const [kind, bet, said] of [
    ['la-relance', 1, 'above 1/9'],
    ['von-neumann-poker', 1, 'Worth 1/10'],
    ['check-call-poker', 1, 'Worth 1/40'],
  ]) {
    const { page, answers, close } = await solving({ kind, beta: 2 });
    await page.getByLabel('Slide β', { exact: true }).fill(String(bet));
    await answers(said);
    await page.getByText('Regions over hands and bets').first().waitFor();
    await page.getByText(`β = ${bet}`).first().waitFor();
    await close();
  }
  const { page, close } = await solving({ kind: 'newman-poker', beta: 2 });
  await page.getByLabel('Slide β', { exact: true }).fill('1');
  await page.getByText('3/7').first().waitFor({ state: 'attached' });
  await close();
});

test('a betting tree is typed in one line', async () => {
  const { page, answers, close } = await solving({
    kind: 'betting-tree',
    tree: 'I: fold -1 | bet (II: fold +1 | call +-3)',
  });
  await answers('Worth 1/4 to player II');
  const line = page.getByLabel('The same tree in a line');
  await line.fill('I: check +-1 | bet (II: fold +1 | call +-3)');
  await line.press('Tab');
  await answers('Worth 1/9 to player I');
  await close();
});

test('a betting tree is drawn node by node', async () => {
  const { page, answers, close } = await solving({
    kind: 'betting-tree',
    tree: { I: { check: '+-1', bet: { II: { fold: '+1', call: '+-3' } } } },
  });
  await answers('Worth 1/9 to player I');
  await page.getByRole('button', { name: 'Node bet: II' }).click();
  await page.getByRole('button', { name: 'Add a move' }).click();
  await page.getByRole('button', { name: 'Node bet › raise: +1' }).click();
  await page.getByRole('button', { name: 'Let player I move' }).click();
  for (const [move, was, end] of [
    ['fold', '-1', '-3'],
    ['call', '±2', '±5'],
  ]) {
    await page.getByRole('button', { name: `Node bet › raise › ${move}: ${was}` }).click();
    await page.getByLabel('payment or showdown').fill(end);
    await page.keyboard.press('Tab');
  }
  await answers('Worth 8/81 to player I');
  await close();
});

test('what is typed in a system of games is answered while it is typed, and a click after it counts', async () => {
  const { page, answers, close } = await solving({
    kind: 'game-system',
    games: [{ name: 'G', cells: [[{ pay: 4 }]] }],
  });
  await page.getByLabel('G: Row 1, column 1').fill('1/2 G + 1/2(6)');
  await answers('G is worth 6 to player I.');
  await page.getByRole('button', { name: 'G: Add a column' }).click();
  await page.getByLabel('G: Row 1, column 2').waitFor();
  await answers('G is worth 0 to player I.');
  await close();
});

test('votes are edited beside their names, and other ways to give the game stay folded', async () => {
  const { page, answers, close } = await solving({
    kind: 'coalitional-game',
    weights: [10, 20, 30, 40],
    quota: 50,
    rule: '>',
    names: ['Ann', 'Bob', 'Cho', 'Dan'],
  });
  await answers('Dan 5/12');
  assert.equal(await page.locator('.size input:visible').count(), 0);
  await page.locator('.weight input').nth(0).fill('0');
  await answers('Dan 2/3');
  assert.equal(await page.locator('ol li > input').first().inputValue(), 'Ann');
  await close();
});

test('a parliament is pasted as a table of parties and seats', async () => {
  const { page, answers, close } = await solving({ kind: 'coalitional-game', weights: [1, 1, 1], quota: 1, rule: '>' });
  const paste = (text) =>
    page
      .locator('.weight input')
      .first()
      .evaluate((input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
  await paste('Party\tSeats\tShare\nAnn\t10\t10%\nBob\t20\t20%\nCho\t30\t30%\nDan\t40\t40%\nTotal\t100\t100%\n');
  await answers('Dan 5/12');
  assert.equal(await page.locator('.weight input').count(), 4);
  await paste('"Red",50\n"Blue",30\n"Green",21\n');
  await answers('Red 1/3, Blue 1/3, Green 1/3');
  await paste('50\n30\n20\n1');
  await answers('(1/2');
  await close();
});

test('nothing of the later chapters is wider than a phone', async () => {
  const documents = [DILEMMA, { kind: 'cournot', a: 13, c: 1 }, { kind: 'von-neumann-poker', beta: 2 }];
  for (const document of documents) {
    const { page, close } = await solving(document, 360);
    const wide = await page.evaluate(
      () => globalThis.document.documentElement.scrollWidth - globalThis.document.documentElement.clientWidth,
    );
    assert.ok(wide <= 1, `${document.kind}: ${wide} pixels too wide`);
    await close();
  }
});

test('the threat point follows the mouse, and the answer follows it', async () => {
  const { page, answers, close } = await solving({
    kind: 'nash-bargaining',
    feasibleSet: {
      type: 'polygon',
      vertices: [
        [0, 0],
        [0, 4],
        [4, 0],
      ],
    },
    threatPoint: [0, 0],
  });
  await answers('I gets 2 and II gets 2');
  const threat = page.locator('.drags circle').first();
  await threat.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(threat);
  await page.mouse.move(x + width / 2, y + height / 2); // the tip of the dot opens under the pointer
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 120, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await page.locator('article .headline', { hasNotText: 'I gets 2 and II gets 2' }).first().waitFor();
  assert.equal(await page.evaluate(() => String(getSelection())), '');
  await close();
});

test('games under their names are edited like those of a list, and endless play may cost player I', async () => {
  const { page, answers, close } = await solving({
    kind: 'game-system',
    games: { A: [[1, 'B']], B: { cells: [['A'], [-3]] } },
    infinitePayoff: 0,
  });
  const slider = page.locator('[data-field="infinitePayoff"] input[type=range]');
  assert.deepEqual([await slider.getAttribute('min'), await slider.getAttribute('max')], ['-3', '3']);
  await slider.fill('-1');
  await answers('A is worth -1 to player I');
  await page.locator('.game').nth(1).locator('input.cell').nth(1).fill('1/2');
  await answers('A is worth 1/2 to player I');
  await close();
});

test('a game that is called otherwise is still the one that play begins with', async () => {
  const { page, answers, close } = await solving({
    kind: 'game-system',
    games: { A: [[3]], B: [['A']] },
    start: 'B',
  });
  await answers('B is worth 3 to player I.');
  const name = page.locator('.game input.name').nth(1);
  await name.fill('C');
  await name.press('Tab');
  await answers('C is worth 3 to player I.');
  await close();
});

test('a hint tells the probabilities of a mixture', async () => {
  const { page, close } = await solving({
    kind: 'match-point',
    pointWinProbability: [
      ['4/5', '1/2'],
      ['3/5', '7/10'],
    ],
  });
  await page.getByRole('button', { name: 'Play this game' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Choose at random with these probabilities: row 1: 1/4, row 2: 3/4.').waitFor();
  await close();
});
