/**
 * What somebody who only looks trips over: a phone that cuts things off, answers beside what cannot be read, places
 * that are not found again. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boxOf, browsing, opened, settled, unpacked } from '../scripts/browsing.mjs';

const shared = browsing();
const PHONE = { width: 390, height: 844 };
const written = async (page) => {
  await page.waitForTimeout(900);
  return unpacked(new URLSearchParams(page.url().split('?')[1]).get('doc'));
};
const STOP = { pay: '1', next: [], stop: '1' };

test('on a phone a wide tree stands line by line, and its picture is there on demand', async () => {
  const { page, visit, leave } = await opened(shared, PHONE);
  await visit('solve', { kind: 'kuhn-poker' });
  const lines = page.locator('article figure ul li');
  await lines.first().waitFor();
  assert.ok((await lines.count()) > 20, 'every node has a line');
  for (const box of await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)))
    assert.ok(box <= 390, `a line ends at ${box}`);
  await page.getByRole('button', { name: 'Show the whole picture' }).click();
  await page.locator('article figure svg .node').first().waitFor();
  await leave();
});

test('on a phone the title of an answer is not squeezed beside its buttons', async () => {
  const { page, visit, leave } = await opened(shared, PHONE);
  for (const document of [
    { kind: 'rock-paper-scissors', title: 'Rock, paper, scissors as everybody knows it' },
    { kind: 'nim-arithmetic', expression: '24*17', title: '24 times 17' },
  ]) {
    await visit('solve', document);
    const title = await boxOf(page.locator('article .title'));
    assert.ok(title.width >= 200, `${document.kind}: ${title.width} pixels`);
  }
  await leave();
});

test('on a phone words in the heads of tables are whole, and small tables fit', async () => {
  const { page, visit, leave } = await opened(shared, PHONE);
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  for (const kind of ['dresher-guessing', 'rock-paper-scissors', 'colonel-blotto']) {
    await visit('solve', kinds.find((one) => one.name === kind).example);
    await page.locator('article table').first().waitFor();
    const broken = await page.locator('article th').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const text = head.firstChild;
        if (!text || text.nodeType !== Node.TEXT_NODE || !head.getClientRects().length) return [];
        return [...text.data.matchAll(/[A-Za-z]{4,}/g)].flatMap((word) => {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1 ? [word[0]] : [];
        });
      }),
    );
    assert.deepEqual(broken, [], kind);
    const over = await page.locator('article .wide').first();
    assert.ok(await over.evaluate((box) => box.scrollWidth <= box.clientWidth + 1), `${kind} fits`);
  }
  await leave();
});

test('on a phone the heads of a board are whole, on end where they have no room side by side', async () => {
  const { page, visit, leave } = await opened(shared, PHONE);
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  for (const kind of ['dresher-guessing', 'rock-paper-scissors', 'colonel-blotto']) {
    await visit('play', kinds.find((one) => one.name === kind).example);
    await page.locator('[data-board] table').first().waitFor();
    const lines = await page.locator('[data-board] thead th').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
        return boxes.length === 0 || Math.max(...boxes.map((box) => Math.min(box.width, box.height))) < 34;
      }),
    );
    assert.ok(lines.length > 2 && lines.every(Boolean), `${kind}: a head is broken`);
  }
  await leave();
});

test('on a phone a tree is played line by line, inside the window, and a branch is a move', async () => {
  const { page, visit, leave } = await opened(shared, PHONE);
  for (const document of [
    { kind: 'kuhn-poker', deck: 3 },
    { kind: 'centipede', pairs: 3 },
  ]) {
    await visit('play', document);
    const branches = page.locator('[data-board] li button[data-part]');
    await branches.first().waitFor();
    const lines = page.locator('[data-board] ul li');
    assert.ok((await lines.count()) <= 24, `${document.kind}: ${await lines.count()} lines`);
    for (const right of await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)))
      assert.ok(right <= 390, `${document.kind}: a line ends at ${right}`);
    const before = await page.locator('.log li').count();
    await branches.last().click();
    await page.waitForFunction((many) => document.querySelectorAll('.log li').length > many, before);
    await settled(page);
  }
  await leave();
});

test('digits of a Japanese keyboard are understood in every editor', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { kind: 'coalitional-game', weights: [10, 20, 30, 40], quota: 50, rule: '>' });
  await page.locator('.weight input').first().fill('０');
  await answers('2/3');
  await visit('solve', { kind: 'coalitional-game', players: 2, v: { 1: 0, 2: 0, 12: 2 } });
  const worth = page.locator('.size input').nth(2);
  await worth.fill('-');
  await settled(page);
  assert.equal(await page.getByRole('alert').count(), 0, 'a lone minus is no mistake');
  await worth.fill('x');
  await page.getByRole('alert').waitFor();
  assert.equal(await worth.getAttribute('aria-invalid'), 'true');
  assert.equal(await page.locator('.size input').first().getAttribute('aria-invalid'), null);
  await worth.fill('６');
  await answers('(3, 3)');
  await visit('solve', { kind: 'chomp', columns: 3, rows: 2 });
  await page.locator('section.form fieldset input').first().fill('５');
  await page.locator('section.form fieldset input').first().press('Tab');
  await page.waitForFunction(() => document.querySelectorAll('.board button.there').length === 10);
  await visit('play', { kind: 'nim', piles: [100, 5, 7] });
  await page
    .getByRole('button', { name: /100 chips/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /How many of the 100 chips/ }).fill('２');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page
    .getByText(/take 98/)
    .first()
    .waitFor();
  await leave();
});

test('a cell that cannot be read is marked, and no answer stands beside it as if it were not there', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', { kind: 'game-system', games: [{ name: 'G', cells: [[STOP, STOP]] }] });
  await answers(/./);
  const cell = page.getByLabel('G: Row 1, column 2');
  await cell.fill('1 + ');
  await cell.press('ArrowUp');
  await page.getByLabel('G: Row 1, column 1').focus();
  await page.locator('.report.stale').waitFor();
  assert.equal(await cell.inputValue(), '1 + ');
  await page.reload();
  await settled(page);
  assert.equal(await cell.inputValue(), '1 + ');
  await cell.fill('3');
  await page.locator('.report:not(.stale)').waitFor();
  await leave();
});

test('arrow keys and Enter walk over the cells of games inside games', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', {
    kind: 'game-system',
    games: [
      {
        name: 'G',
        cells: [
          [STOP, STOP],
          [STOP, STOP],
        ],
      },
    ],
  });
  const at = (i, j) => page.getByLabel(`G: Row ${i}, column ${j}`);
  await at(1, 1).focus();
  await page.keyboard.press('ArrowDown');
  assert.ok(await at(2, 1).evaluate((box) => box === document.activeElement));
  await page.keyboard.press('Enter');
  assert.ok(await at(1, 2).evaluate((box) => box === document.activeElement));
  await leave();
});

test('what is wrong is told in the words of the form, and goes with the game it was wrong with', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', { kind: 'matrix', matrix: [['abc', 1]] });
  const fault = page.locator('.answer .fault');
  await fault.waitFor();
  assert.match(await fault.innerText(), /^The payoffs \(1, 1\): /);
  await visit('solve', { kind: 'tartan' });
  assert.doesNotMatch(await fault.innerText(), /rowGame/);
  await visit('solve', { kind: 'leduc' });
  await page.waitForFunction(() => !/game in the rows/i.test(document.querySelector('.answer').innerText));
  await leave();
});

test('the address says what is on screen after a reload that came before it was written', async () => {
  const { page, visit, answers, leave } = await opened(shared);
  await visit('solve', {
    kind: 'matrix',
    matrix: [
      [2, 3],
      [4, 1],
    ],
  });
  await answers(/./);
  await page.getByLabel('Row 1, column 1', { exact: true }).fill('-7');
  await page.reload();
  await settled(page);
  assert.equal(await page.getByLabel('Row 1, column 1', { exact: true }).inputValue(), '-7');
  assert.equal((await written(page)).matrix[0][0], -7);
  await leave();
});

test('two entries never become one by a name', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('solve', { kind: 'named-matrix-game', game: 'colonel-blotto', params: { blotto: 3, kije: 2, posts: 2 } });
  const name = page.locator('section.form .entry .name').nth(1);
  await name.fill('blotto');
  await name.press('Tab');
  assert.equal(await name.inputValue(), 'kije');
  await leave();
});

test('what was looked for on a page is found again: after a reload, after Back, and on coming back', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('textbook');
  await page.locator('.entries button').first().waitFor();
  await page.getByRole('searchbox').fill('nim');
  await page.getByRole('button', { name: /^Impartial games/ }).click();
  const count = await page.getByText(/\d+ found/).innerText();
  await page.reload();
  await page.locator('.entries button').first().waitFor();
  assert.equal(await page.getByText(/\d+ found/).innerText(), count);
  await page.locator('.entries button').first().click();
  await page.locator('article .headline').waitFor();
  await page.getByRole('button', { name: '← Textbook' }).click();
  await page.locator('.entries button').first().waitFor();
  assert.equal(await page.getByRole('searchbox').inputValue(), 'nim');

  await visit('explore');
  await page.locator('[data-table="memory-strategies"]').first().click();
  await page.locator('input[type=range]').first().fill('5');
  await page
    .getByText(/5 pairs left/)
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/5 pairs left/)
    .first()
    .waitFor();
  await leave();
});

test('claims are found by chapter, and every chapter says how many it has', async () => {
  const { page, visit, leave } = await opened(shared);
  await visit('referee');
  await page.locator('[data-claim]').first().waitFor();
  const chapters = page.locator('nav.shelf li button');
  const counts = await chapters.locator('.soft').allInnerTexts();
  const [all, ...each] = counts.map(Number);
  assert.equal(
    each.reduce((sum, one) => sum + one, 0),
    all,
  );
  assert.ok(each.every((one) => one > 0) && each.length > 10, counts.join());
  await chapters.nth(2).click();
  await page.getByText(`${each[1]} found`).waitFor();
  assert.equal(await page.locator('[data-claim]').count(), each[1]);
  await page.getByRole('searchbox').fill('no such theorem');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByText(`${each[1]} found`).waitFor();
  await leave();
});

test('on a phone the picture comes before the list it was chosen from', async () => {
  const { page, visit, leave } = await opened(shared, PHONE);
  await visit('explore');
  await page.locator('article .headline').waitFor();
  assert.ok((await boxOf(page.locator('article .headline'))).y < 844, 'the answer is in sight');
  assert.equal(await page.locator('[data-table]:visible').count(), 0);
  await page.locator('.unfold').click();
  await page.locator('[data-table="wythoff"]').first().click();
  assert.equal(await page.locator('[data-table]:visible').count(), 0);
  await leave();
});

test('exercises are called in words', async () => {
  for (const language of ['en', 'ja']) {
    const chapters = await (await fetch(`${shared.address}/api/textbook?lang=${language}`)).json();
    const titles = chapters.flatMap((one) => one.entries.map((entry) => entry.title));
    assert.deepEqual(
      titles.filter((title) => /[{[]\s*"|\[\[|": |[a-z][A-Z]\w* = |\b[a-z]{4,} = \[/.test(title)),
      [],
    );
  }
});
