/**
 * The play room as a person uses it: games played to the end on their boards, by pointer and by keyboard, walked
 * through, looked back on and gone on with. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boxOf, browsing, heardOf, opened, settled } from '../scripts/browsing.mjs';

const shared = browsing();

/** Games played to the end on their boards, by keyboard and pointer in turn. */
const GAMES = [
  { kind: 'nim', piles: [1, 2, 4] },
  { kind: 'subtraction', subtractionSet: [1, 3, 4], piles: [9] },
  { kind: 'chomp', columns: 3, rows: 2 },
  { kind: 'kayles', piles: [5] },
  { kind: 'dawson-chess', piles: [5] },
  { kind: 'dawson-chess', piles: [9, 8] },
  { kind: 'northcott' },
  { kind: 'wythoff' },
  { kind: 'turning-turtles', coins: 'THTH' },
  { kind: 'mock-turtles', coins: 'THTH' },
  { kind: 'turning-corners' },
  { kind: 'rugs' },
  { kind: 'green-hackenbush', stalks: [2, 3] },
  { kind: 'tanhinmin', mover: [1, 3], other: [2, 4] },
  { kind: 'generalised-tanhinmin' },
  { kind: 'trick', left: [4, 1], right: [3, 2], scoring: 2, leader: 'left' },
  { kind: 'memory', pairs: 3 },
  { kind: 'guess-it', m: 2, n: 2 },
  { kind: 'odd-or-even' },
  { kind: 'staircase-nim' },
  { kind: 'rims', regions: [3, 2] },
  { kind: 'sos', squares: 5 },
  { kind: 'centipede', pairs: 2 },
  { kind: 'basic-endgame' },
];
const FREE = '[data-board] [data-part][aria-pressed=false]';
/** Answers that hold a position; a review does not. */
const tellsPosition = (response) => /\/api\/play(?!\/review)/.test(response.url());
const MAKE = '[data-board] button.main[type=button]';

/** Touches something on the board. */
async function touched(place, byKey) {
  if (byKey) return place.press('Enter');
  await boxOf(place);
  await place.click({ force: true });
}
const listed = (page) => page.locator('.all').evaluate((fold) => (fold.open = true));
const myTurn = (page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      (document.querySelector('[data-ending="over"]') || document.querySelector('.moves button:not(:disabled)')),
    null,
    { timeout: 60_000 },
  );
const catalogue = async () => (await fetch(`${shared.address}/api/catalogue`)).json();

/** The document asked for, or the example of a kind. */
async function documentOf(given) {
  if (Object.keys(given).length > 1) return given;
  return (await catalogue()).kinds.find((kind) => kind.name === given.kind).example;
}

for (const given of GAMES)
  test(`${[given.kind, ...(given.piles ?? [])].join(' ')} is played to the end`, async () => {
    const { page, visit, leave } = await opened(shared);
    await visit('play', await documentOf(given));
    let onBoard = 0;
    for (let turn = 0; turn < 200; turn++) {
      await myTurn(page);
      if (await page.locator('[data-ending="over"]').count()) break;
      if (turn === 0) {
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.getByRole('button', { name: 'Why?' }).click();
        await page.locator('.moves button.best').first().waitFor({ state: 'attached' });
      }
      const good = page.locator(`${FREE}.best`);
      const make = page.locator(MAKE);
      const free = page.locator(FREE);
      const next = (await good.count()) ? good : (await make.count()) ? make : free;
      if (await next.count()) {
        await touched(next.first(), turn % 2 === 0);
        onBoard++;
      } else {
        await listed(page);
        const best = page.locator('.moves button.best');
        await ((await best.count()) ? best.first() : page.locator('.moves button').first()).click();
      }
    }
    assert.equal(await page.locator('[data-ending="over"]').count(), 1, 'the game came to an end');
    assert.ok(onBoard > 0, 'a move was made on the board');
    assert.ok((await page.locator('.log li').count()) > 0);
    await page.getByRole('button', { name: 'Take back' }).click();
    await settled(page);
    await leave();
  });

test('every move of several parts is completed on the board, by keyboard and by pointer', async () => {
  const { page, visit, leave } = await opened(shared);
  let told, sent;
  page.on('request', (request) => {
    if (request.url().includes('/api/play/move')) sent = request.postDataJSON().move;
  });
  page.on('response', async (response) => {
    if (!/\/api\/play(\/move|\/go)?\?/.test(response.url())) return;
    const position = (await heardOf(response)) ?? {};
    if (position.turn?.over || position.turn?.player === position.seat) told = position; // chance has dealt
  });
  const piles = [
    { kind: 'kayles', piles: [30] },
    { kind: 'dawson-chess', piles: [7, 9] },
  ];
  const { kinds } = await catalogue();
  const documents = [...kinds.filter((kind) => kind.playable).map((kind) => kind.example), ...piles];
  const completed = [];
  for (const document of documents) {
    for (const byKey of [true, false]) {
      await visit('play', document);
      await myTurn(page);
      told = undefined; // what an earlier game said does not count
      await page.getByRole('button', { name: 'New game' }).click();
      for (let i = 0; !told; i++) {
        assert.ok(i < 500, `no game of ${document.kind} begins`);
        await page.waitForTimeout(20);
      }
      await settled(page);
      await myTurn(page);
      const { moves, log } = told;
      const move = moves.findLast((one) => one.parts.length > 1);
      if (!move) break;
      for (const part of move.parts) {
        const place = page.locator(`[data-board] [data-part="${part}"]`).first();
        await place.waitFor({ timeout: 20_000 });
        await touched(place, byKey);
      }
      await page
        .locator(`${MAKE}, .log li:nth-child(${log.length + 1})`)
        .first()
        .waitFor();
      if ((await page.locator('.log li').count()) === log.length) await touched(page.locator(MAKE), byKey);
      await page.locator('.log li').nth(log.length).waitFor();
      assert.equal(sent, move.notation, document.kind);
      completed.push(document.kind);
    }
  }
  for (const kind of ['dawson-chess', 'kayles', 'turning-turtles', 'rims', 'guess-it'])
    assert.ok(completed.filter((one) => one === kind).length >= 2, `${kind} has moves of several parts: ${completed}`);
  await leave();
});

test('every legal move can be chosen on the board, and the one chosen is the one made', async () => {
  const { page, visit, leave } = await opened(shared);
  let sent;
  page.on('request', (request) => {
    if (request.url().includes('/api/play/move')) sent = request.postDataJSON();
  });
  await visit('play', { kind: 'nim', piles: [100, 5, 7] });
  await myTurn(page);
  await page
    .getByRole('button', { name: /100 chips/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /How many of the 100 chips do you leave/ }).fill('2');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page
    .getByText(/take 98/)
    .first()
    .waitFor();
  await visit('play', {
    kind: 'green-hackenbush',
    edges: [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
      [3, 5],
      [0, 6],
    ],
  });
  for (let k = 0; k < 6; k++) {
    await page.getByRole('button', { name: 'New game' }).click();
    await myTurn(page);
    const edges = page.locator('[data-board] [data-part]');
    assert.equal(await edges.count(), 6, 'every edge can be cut');
    const label = await edges.nth(k).getAttribute('aria-label');
    const part = await edges.nth(k).getAttribute('data-part');
    await edges.nth(k).press('Enter');
    await page.locator('.log li').first().waitFor();
    assert.ok(
      sent.move.includes(part) || label.includes(sent.move) || part.includes(sent.move),
      `${label} ${sent.move}`,
    );
    assert.match(await page.locator('.log li').first().textContent(), new RegExp(label.replace(/[()]/g, '.')));
  }
  await leave();
});

test('a game is walked with the arrow keys, its log stays whole, and a reload goes on with it', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'nim', piles: [3, 4, 5] });
  await myTurn(page);
  await page.locator('[data-board] [data-part]').last().click();
  await page.locator('.log li').nth(1).waitFor();
  await myTurn(page);
  const chips = () => page.locator('[data-board] .chip:not(.ghost)').count();
  const now = await chips();
  assert.ok((await page.locator('[data-board] .ghost').count()) > 0, 'the last move is marked');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('After move 1 of 2').waitFor();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelectorAll('[data-board] .chip:not(.ghost)').length === 12);
  assert.equal(await page.locator('.log li').count(), 2, 'looking back cuts nothing off');
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByText('After move 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  assert.equal(await chips(), now);
  await page.reload();
  await page.locator('.log li').nth(1).waitFor();
  await settled(page);
  assert.equal(await chips(), now);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('.log li').nth(1).waitFor();
  await settled(page);
  assert.equal(await chips(), now, 'leaving and returning lose nothing');
  await leave();
});

test('after the game a review marks the mistake and shows what would have won', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'nim', piles: [1, 2] });
  await myTurn(page);
  await listed(page);
  await page.locator('.moves button', { hasText: 'in pile 2 (of 2) take all of it' }).click();
  await page.locator('[data-ending="over"]').waitFor();
  const review = page.getByRole('region', { name: 'Looking back' });
  await review.getByText('Move 1 was a mistake').waitFor();
  await review.getByText('Better: in pile 2 (of 2) take 1, leaving 1').waitFor();
  await page.locator('.log li.wrong').waitFor();
  await review.getByRole('button', { name: 'Move 1 was a mistake' }).click();
  await page.locator('[data-board] .best').waitFor(); // what would have won stands out on the board
  await page.getByRole('button', { name: 'New game' }).click();
  await myTurn(page);
  for (let turn = 0; turn < 5; turn++) {
    await myTurn(page);
    if (await page.locator('[data-ending="over"]').count()) break;
    const hint = page.getByRole('button', { name: 'Hint' });
    if ((await hint.getAttribute('aria-pressed')) !== 'true') await hint.click();
    await page.locator(`${FREE}.best`).first().click();
    await page.locator('.log li').nth(turn).waitFor();
  }
  await page.getByText('No mistake').waitFor();
  await leave();
});

test('a game is played by the keyboard alone: focus stays on the board and the answer is announced', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'nim', piles: [2, 3] });
  await myTurn(page);
  for (let k = 0; k < 40; k++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement.closest('[data-part]') !== null)) break;
  }
  for (let turn = 0; turn < 6; turn++) {
    await page.keyboard.press('Enter');
    await myTurn(page);
    if (await page.locator('[data-ending="over"]').count()) break;
    assert.match(await page.locator('[role=status][aria-live]').textContent(), /Computer: in pile/);
    await page.waitForFunction(() => document.activeElement.closest('[data-part]') !== null);
  }
  assert.equal(await page.locator('[data-ending="over"]').count(), 1);
  await leave();
});

test('a card is dragged onto the table', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'trick', left: [4, 1], right: [3, 2], scoring: 2, leader: 'left' });
  await myTurn(page);
  const card = page.locator('[data-board] [data-part]').first();
  const label = await card.getAttribute('aria-label');
  const box = await boxOf(card);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y - 60, { steps: 4 });
  await page.mouse.up();
  await page.locator('.log li').first().waitFor();
  assert.ok((await page.locator('.log li').first().textContent()).includes(label));
  await leave();
});

/** Takes hold of something and lets it go so far away, or on something else. */
async function dragged(page, from, to) {
  const start = await boxOf(from);
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const end = Array.isArray(to) ? null : await boxOf(to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (end) await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  else await page.mouse.move(x + to[0], y + to[1], { steps: 6 });
  await page.mouse.up();
}

test('a man is dragged to his square, a drag is one move and no other, and sliding off makes none', async () => {
  const { page, visit, leave } = await opened(shared);
  const logged = page.locator('.log li');
  const at = (row, column) => page.locator(`[data-board] tbody tr:nth-child(${row}) td:nth-of-type(${column})`);
  await visit('play', { kind: 'northcott', width: 6, white: [0, 1], black: [4, 5] });
  await myTurn(page);
  await dragged(page, at(1, 3), at(2, 4)); // from a free square to another: nobody meant that
  await dragged(page, at(1, 5).locator('.glyph'), at(1, 3)); // the other player's man
  await page.waitForTimeout(300);
  assert.equal(await logged.count(), 0);
  await dragged(page, at(1, 1).locator('.glyph'), at(1, 3));
  await logged.nth(1).waitFor();
  assert.match(await logged.first().textContent(), /row 1: slide from square 1 to 3/);
  await settled(page);
  assert.equal(await logged.count(), 2);
  await visit('play', { kind: 'wythoff', x: 3, y: 4 });
  await myTurn(page);
  await dragged(page, page.locator('[data-board] [data-piece]'), page.locator('[data-board] [data-part]').first());
  await logged.first().waitFor();
  await visit('play', { kind: 'nim', piles: [3, 4, 5] });
  await myTurn(page);
  await dragged(page, page.locator('[data-board] [data-part]').last(), [-150, -60]);
  await logged.first().waitFor();
  await visit('play', { kind: 'tanhinmin', mover: [1, 3], other: [2, 4] });
  await myTurn(page);
  await dragged(page, page.locator('[data-board] .rest [data-part]').first(), [-120, -60]);
  await page.waitForTimeout(300);
  assert.equal(await logged.count(), 0, 'a button that is slid off is not pressed');
  await leave();
});

test('a pile of a million million chips is played by its number, and only what can be used is lit', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'nim', piles: ['1000000000000', 3] });
  await page.getByRole('button', { name: '1000000000000' }).first().click();
  assert.equal(await page.locator('[data-board] [data-part]').count(), 1, 'no other pile goes with the one chosen');
  await page.getByRole('textbox', { name: /How many of the 1000000000000 chips do you leave/ }).fill('3');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator('.log li').nth(1).waitFor();
  assert.match(await page.locator('.log li').first().textContent(), /take 999999999997/);
  await leave();
});

test('coins are chosen one by one, and a log is saved, opened and replayed', async () => {
  const { page, visit, leave } = await opened(shared);
  const menu = async (name) => {
    await page.getByRole('button', { name: /^More/ }).click();
    if (name) await page.getByRole('button', { name }).click();
  };
  await visit('play', { kind: 'turning-turtles', coins: 'THTTH' });
  await page.locator('[data-board] button').nth(4).click();
  await page.locator('[data-board] button').nth(0).click();
  await page.locator('.log li').nth(1).waitFor();
  assert.match(await page.locator('.log li').first().textContent(), /You: .*1.*5/);
  await settled(page);
  const saving = page.waitForEvent('download');
  await menu('Save');
  const log = await (await saving).path();
  await page.getByRole('button', { name: 'New game' }).click();
  await settled(page);
  assert.equal(await page.locator('.log li').count(), 0);
  await menu();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: readFileSync(log) });
  await page.locator('.log li').nth(1).waitFor();
  await page.getByRole('button', { name: 'Look at this position 1', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.keyboard.press('Escape');
  await menu('Swap sides');
  await settled(page);
  await leave();
});

test('play: hidden cards and hidden choices never reach the page', async () => {
  const { page, visit, leave } = await opened(shared);
  const told = [];
  page.on('response', async (response) => {
    const position = tellsPosition(response) && (await heardOf(response));
    if (position) told.push(position);
  });
  /** The latest answer of the server like this, which may be a moment later than the page. */
  const heard = async (wanted) => {
    for (let tries = 0; tries < 200; tries++) {
      const found = told.findLast(wanted);
      if (found) return found;
      await page.waitForTimeout(50);
    }
    throw new Error('the server did not say it');
  };
  await visit('play', { kind: 'guess-it', m: 3, n: 3 });
  await page.locator('.moves button:not(:disabled)').first().waitFor({ state: 'attached' });
  const dealt = await heard((one) => one.log.length === 1);
  assert.equal(dealt.log[0].player, null, 'chance has dealt');
  const hand = dealt.log[0].words.match(/\d+/g);
  assert.equal(hand.length, 3, 'the deal tells the own hand and nothing else');
  const rows = dealt.scene.boards[0].figure.rows;
  for (const card of [...rows[0].cards, ...rows[1].cards]) assert.equal(card.text, '?');
  assert.equal(dealt.written, undefined, 'nothing is written down that tells the cards');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.locator('[data-board] button', { hasText: new RegExp(`^${hand[0]}$`) }).click();
  await page.getByText(`You asked for ${hand[0]}, which your opponent does not have.`).first().waitFor();

  await visit('play', {
    kind: 'matrix',
    matrix: [
      [3, -1],
      [-2, 4],
    ],
  });
  await page.getByLabel('You play as').selectOption({ label: 'Player II (columns)' });
  await page.getByText('Player I has chosen a row.').first().waitFor();
  const hidden = await heard((one) => one.log.length === 1 && one.seat === 1);
  assert.equal(hidden.log[0].words, 'Player I has chosen a row.');
  for (const { notation } of hidden.moves) assert.match(notation, /^[12]$/);
  assert.ok(!JSON.stringify({ ...hidden, game: '' }).includes('row 1 against'), 'the row is not told');
  for (let round = 1; round <= 10; round++) {
    await page.locator('[data-board] thead button').first().click();
    await page.getByText(`after ${round} round`).first().waitFor();
    await settled(page);
  }
  await page.locator('[data-ending="over"]').waitFor();
  await page.getByRole('button', { name: '10 more rounds' }).click();
  await page.getByText('Round 11 of 20.').waitFor();
  await leave();
});

test('play: what chance deals to the other player never reaches the page', async () => {
  const { page, visit, leave } = await opened(shared);
  const told = [];
  page.on('response', async (response) => {
    const position = tellsPosition(response) && (await heardOf(response));
    if (position) told.push(position);
  });
  await visit('play', { kind: 'kuhn-poker', deck: 3 });
  await page.locator('.moves button:not(:disabled)').first().waitFor({ state: 'attached' });
  const dealt = told.findLast((one) => one.log.length === 1);
  const card = /^You are dealt: ([123])\.$/.exec(dealt.log[0].words)[1];
  assert.equal(dealt.scene.text, `You hold: ${card}.`);
  const rows = dealt.scene.boards[0].figure.rows;
  assert.deepEqual(
    rows.map((row) => row.cards.map(({ text }) => text)),
    [['?'], [card]],
    'the own card lies up, the other down',
  );
  const deals = dealt.scene.boards[1].figure.nodes.filter(({ parent, chosen }) => parent === 0 && chosen);
  assert.deepEqual(
    deals.map(({ move }) => move[1]),
    [card, card],
    'both deals are marked that it may have been',
  );
  assert.equal(dealt.written, undefined, 'nothing is written down that tells the deal');
  await page.getByRole('button', { name: 'check', exact: true }).first().click();
  await settled(page);
  await leave();
});

test('play: a tree is played on its branches, at all nodes where the game may stand and at no others', async () => {
  const { page, visit, leave } = await opened(shared);
  const told = [];
  page.on('response', async (response) => {
    const position = tellsPosition(response) && (await heardOf(response));
    if (position) told.push(position);
  });
  await visit('play', { kind: 'kuhn-poker', deck: 3 });
  const branches = page.locator('[data-board] svg [data-part]');
  await branches.first().waitFor();
  const { scene } = told.at(-1);
  const tree = scene.boards.find(({ figure }) => figure.type === 'tree');
  const may = tree.figure.nodes.flatMap((node, k) => (node.parent === 0 && node.chosen ? [k] : []));
  const lit = Object.keys(tree.places).map((place) => Number(place.replace('branch ', '')));
  assert.equal(may.length, 2);
  assert.deepEqual(
    lit.map((node) => tree.figure.nodes[node].parent),
    [may[0], may[0], may[1], may[1]],
  );
  assert.equal(await branches.count(), 4);
  const before = await page.locator('.log li').count();
  await page.locator('[data-board] svg [data-part=bet]').last().click({ force: true });
  await page.waitForFunction((many) => document.querySelectorAll('.log li').length > many, before);
  await settled(page);
  await visit('play', { kind: 'centipede', pairs: 2 });
  await page.locator('[data-board] svg [data-part=down]').first().press('Enter');
  await page.locator('[data-ending="over"]').waitFor();
  assert.equal(await branches.count(), 0, 'nothing is lit when the game is over');
  await leave();
});

test('whoever does not know how many moves were made is not told', async () => {
  const { page, visit, leave } = await opened(shared);
  const set = (payoffs) => ({
    player: 2,
    infoset: 'II',
    moves: payoffs.map((paid, i) => ({ label: ['l', 'r'][i], node: { payoff: [paid] } })),
  });
  const tree = {
    chance: [
      { p: '1/2', label: 'short', node: set([1, -1]) },
      {
        p: '1/2',
        label: 'long',
        node: { player: 1, infoset: 'I', moves: [{ label: 'on', node: set([-1, 1]) }] },
      },
    ],
  };
  const told = [];
  page.on('response', async (response) => {
    if (!tellsPosition(response)) return;
    const { game, ...rest } = (await heardOf(response)) ?? {};
    if (game && rest.seat === 1 && rest.turn.player === 1) told.push(JSON.stringify({ ...rest, game: game.length }));
  });
  await visit('play', { kind: 'tree', tree });
  await page.getByLabel('You play').selectOption('1');
  for (let round = 0; round < 12; round++) {
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('.moves button:not(:disabled)').first().waitFor({ state: 'attached' });
    assert.equal(await page.locator('.log li').count(), 0);
  }
  await settled(page);
  assert.ok(told.length >= 10, `${told.length} games`);
  assert.deepEqual([...new Set(told)].slice(1), [], 'short and long are told alike');
  await listed(page);
  await page.locator('.moves button:not(:disabled)').first().click();
  await page.getByText('The play:').first().waitFor();
  await leave();
});

test('a value is told when it is asked for, and a click anywhere in a row chooses it', async () => {
  const { page, visit, leave } = await opened(shared);
  const matrix = [
    [2, 3, 5],
    [4, 1, 6],
  ];
  await visit('play', { kind: 'matrix', matrix });
  assert.doesNotMatch(await page.locator('section.table').innerText(), /5\/2|worth/u);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByText('5/2').first().waitFor();
  await page.locator('[data-board] td.line').nth(4).click();
  await page
    .getByText(/row 2 against column/u)
    .first()
    .waitFor();
  await leave();
});

test('coins of two-dimensional Nim move on squares', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'two-dimensional-nim', variant: 'same-column', coins: [[2, 1]] });
  assert.equal(await page.locator('[data-board] td button').count(), 3);
  assert.equal(await page.locator('[data-board] .rest button').count(), 0);
  await page.locator('[data-board] td button').first().click();
  await page
    .getByText(/move the coin to column 0, row 1/u)
    .first()
    .waitFor();
  await leave();
});
