/**
 * What stands on the table: boards that fit the window, the rules of this document, the last move marked, nothing told
 * before it is asked for, and a learner who hears what a wrong answer would lead to. With HISSHO_ADDRESS=http://… a
 * server that is already there is used.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { browsing, opened, settled } from '../scripts/browsing.mjs';

const shared = browsing();
const example = async (name) => {
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue`)).json();
  return kinds.find((kind) => kind.name === name).example;
};
const idle = (page) =>
  page.waitForFunction(() => !document.querySelector('[aria-busy="true"]') && document.querySelector('[data-board]'));
const PART = '[data-board] [data-part][aria-pressed=false]';

/** Makes one move by the pointer. */
async function moved(page) {
  const before = await page.locator('.log li').count();
  for (let k = 0; k < 8 && (await page.locator('.log li').count()) === before; k++) {
    const make = page.locator('[data-board] button.main');
    if (await make.count()) await make.first().click();
    else await page.locator(PART).first().click({ force: true });
    await page.waitForTimeout(150);
  }
  await settled(page);
}

test('boards of every sort are seen whole in a window of 1280 by 860', async () => {
  const { page, visit, leave } = await opened(shared, { width: 1280, height: 860 });
  const sorts = ['tartan', 'green-hackenbush', 'graph-game', 'vertex-removal', 'sum', 'chomp', 'wythoff', 'normandy'];
  for (const kind of [...sorts, 'latin-square', 'trick-table', 'tanhinmin', 'nim', 'northcott', 'memory']) {
    await visit('play', await example(kind));
    await idle(page);
    const { bottom, across } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('[data-board] [data-part]')].map((part) =>
        part.getBoundingClientRect(),
      );
      const root = document.documentElement;
      return { bottom: Math.max(...parts.map((box) => box.bottom)), across: root.scrollWidth - root.clientWidth };
    });
    assert.ok(bottom <= 860, `${kind}: a place to play on lies ${bottom - 860} below the window`);
    assert.ok(across <= 0, `${kind} runs past the edge`);
  }
  await leave();
});

const RULES = [
  [{ kind: 'subtraction', subtractionSet: [1, 3, 4], piles: [9] }, /1, 3, 4/, /1, 3, 4/],
  [{ kind: 'nim', piles: [3, 4], play: 'misere' }, /mis/i, /逆形/],
  [
    { kind: 'trick', word: 'ABAABBAB', scoring: 6, leader: 'right', contract: { by: 'left', points: 4 } },
    /promises.*left, 4/i,
    /約束.*左, 4/,
  ],
  [{ kind: 'tanhinmin', eightCut: true, mover: [7, 8, 9], other: [8, 8, 8] }, /8 clears the table/, /8を出すと/],
];
for (const [document, english, japanese] of RULES)
  test(`the rules of this ${document.kind} are told beside the board`, async () => {
    for (const [locale, said] of [
      ['en-US', english],
      ['ja-JP', japanese],
    ]) {
      const { page, visit, leave } = await opened(shared, { locale });
      await visit('play', document);
      await idle(page);
      assert.match(await page.locator('.rules').innerText(), said);
      await leave();
    }
  });

test('a hint shows on edges of every colour', async () => {
  const { page, visit, leave } = await opened(shared);
  for (const document of [
    { kind: 'green-hackenbush', stalks: [2, 3] },
    {
      kind: 'hackenbush',
      edges: [
        [0, 1],
        [0, 2],
      ],
      colours: ['blue', 'blue'],
    },
  ]) {
    await visit('play', document);
    await idle(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const glow = page.locator('[data-board] .best .reach').first();
    await glow.waitFor({ state: 'attached' });
    const { width, colour } = await glow.evaluate(async (path) => {
      await Promise.all(path.getAnimations().map((animation) => animation.finished)); // it lights up by and by
      const { strokeWidth, stroke } = getComputedStyle(path);
      return { width: Number.parseFloat(strokeWidth), colour: stroke };
    });
    const edge = page.locator('[data-board] .best .edge').first();
    const thin = await edge.evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth));
    assert.ok(width > 2 * thin && !/transparent|, 0\)/.test(colour), `${document.kind}: ${width} ${colour}`);
  }
  await leave();
});

test('a graph tells no values while the game is played', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', await example('graph-game'));
  await idle(page);
  await moved(page);
  assert.doesNotMatch(await page.locator('[data-board]').innerText(), /: ?\d/);
  await leave();
});

test('the last move stays marked: cut edges, removed vertices, new piles, a piece on a smaller board', async () => {
  const { page, visit, leave } = await opened(shared);
  for (const kind of ['green-hackenbush', 'vertex-removal', 'grundy-game', 'graph-game', 'turning-corners']) {
    await visit('play', await example(kind));
    await idle(page);
    await moved(page);
    assert.ok(await page.locator('[data-board] .fresh').count(), kind);
  }
  await leave();
});

test('the trick that was taken lies on the table until the next lead', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', { kind: 'trick', left: [4, 1], right: [3, 2], scoring: 2, leader: 'right' });
  await idle(page);
  await moved(page);
  await page.locator('.log li').nth(1).waitFor();
  await page.getByRole('button', { name: 'Look at this position 2', exact: true }).click();
  await page.locator('[data-board] p', { hasText: 'The last trick' }).waitFor();
  await leave();
});

test('a clicked edge draws no ring, and the keyboard goes on at a place that can be used', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('play', await example('hackenbush'));
  await idle(page);
  await page.locator(PART).first().click({ force: true });
  await page.locator('.log li').nth(1).waitFor();
  await settled(page);
  const { ring, usable } = await page.evaluate(() => {
    const here = document.activeElement;
    return { ring: getComputedStyle(here).outlineStyle, usable: here.closest('[data-part]') !== null };
  });
  assert.equal(ring, 'none');
  assert.ok(usable);
  await leave();
});

test('a lost connection is told, loses nothing, and the same move is made when it is back', async () => {
  const { page, complaints, visit, leave } = await opened(shared);
  await visit('play', { kind: 'nim', piles: [3, 4] });
  await idle(page);
  await page.route('**/api/play/**', (route) => route.abort());
  await page.locator(PART).last().click();
  await page.getByRole('alert').waitFor();
  assert.doesNotMatch(await page.getByRole('alert').innerText(), /fetch|TypeError|undefined/);
  await page.unroute('**/api/play/**');
  await page.locator(PART).last().click();
  await page.locator('.log li').nth(1).waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  complaints.length = 0; // the browser's own words about the connection
  await leave();
});

/** Answers a fact behind a hidden answer and gives back what is said of it. */
async function judged(page, label, answer) {
  await page.getByRole('combobox', { name: 'Fact' }).selectOption({ label });
  await page.getByLabel('My answer').fill(answer);
  await page.getByRole('button', { name: 'Check my answer' }).click();
  const said = page.locator('.questions li [role=status]').last();
  await said.waitFor();
  return said.innerText();
}

const LESSONS = [
  ['trick', { word: 'ABBBAA', scoring: 3 }, 'Best leads', /The lead \d is worth \d to Left/],
  ['tanhinmin', { mover: [1, 1, 2, 2], other: [1, 1, 2, 2] }, 'winning moves', /nobody wins|answers \w+ and wins/],
  ['memory', { pairs: 4, known: 2, lead: -1, turned: 'match' }, 'best choice', /is worth 4\/15.*is worth 7\/15/],
];
const WRONG = { trick: '6', tanhinmin: 'pass', memory: 'leave' };
for (const [kind, fields, label, said] of LESSONS)
  test(`a learner of ${kind} hears what the wrong choice would lead to`, async () => {
    const { page, visit, leave } = await opened(shared);
    await visit('solve', { kind, ...fields });
    await page.getByRole('button', { name: 'Hide the answer' }).click();
    const told = await judged(page, label, WRONG[kind]);
    assert.match(told, said);
    assert.equal(await page.locator('article .headline:visible').count(), 0, 'the answer stays hidden');
    await leave();
  });
