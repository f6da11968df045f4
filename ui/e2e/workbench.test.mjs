/**
 * The workbench as a person uses it: the real server, a real browser without a window. Every page, games played to the
 * end, no console
 * errors, nothing axe complains about, and nothing wider than a phone. With HISSHO_SCREENS=FOLDER pictures of the
 * pages are kept;
 * with HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { join } from 'node:path';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { browsing } from '../scripts/browsing.mjs';

const SCREENS = process.env.HISSHO_SCREENS;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAGES = ['solve', 'play', 'explore', 'referee', 'textbook'];

const shared = browsing();

/** A fresh page that collects whatever the browser complains about. */
async function opened({ width = 1200, height = 900, locale = 'en-US', colorScheme = 'light' } = {}) {
  const context = await shared.browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d|status of 503/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, close: () => context.close() };
}

async function settled(page) {
  await page.waitForFunction(() => document.querySelector('main section') !== null, null, { timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 60_000 });
}

async function visit(page, path) {
  await page.goto(`${shared.address}/#/${path}`);
  await settled(page);
}

/** A document as the page's links carry it. */
const packed = (document) => deflateRawSync(JSON.stringify(document)).toString('base64url');

/** Keeps a picture of a page where it has something to show. */
async function pictured(page, name, language) {
  if (name === 'explore') {
    await page.locator('.sights button').nth(4).click();
    await page.waitForTimeout(1500);
    await settled(page);
  }
  if (name === 'solve') await page.setViewportSize({ width: 1200, height: 1820 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(SCREENS, `${name}-${language}.png`) });
  await page.setViewportSize({ width: 1200, height: 900 });
}

for (const page of PAGES)
  for (const locale of ['en-US', 'ja-JP'])
    test(`${page} in ${locale}: opens, no complaints, axe clean`, async () => {
      const colorScheme = locale === 'ja-JP' ? 'dark' : 'light';
      const visitor = await opened({ locale, colorScheme });
      await visit(visitor.page, page);
      await visitor.page.waitForTimeout(800);
      await settled(visitor.page);
      if (SCREENS) await pictured(visitor.page, page, locale.slice(0, 2));
      const found = await new AxeBuilder({ page: visitor.page }).withTags(RULES).analyze();
      assert.deepEqual(
        found.violations.map(
          (v) =>
            `${v.id}: ${v.nodes
              .slice(0, 3)
              .map((n) => n.target + ' ' + n.failureSummary)
              .join('; ')}`,
        ),
        [],
      );
      assert.deepEqual(visitor.complaints, []);
      await visitor.close();
    });

for (const page of PAGES)
  test(`${page} fits a phone`, async () => {
    const visitor = await opened({ width: 360, height: 740 });
    await visit(visitor.page, page);
    await visitor.page.waitForTimeout(800);
    const wide = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (SCREENS && page === 'solve') await visitor.page.screenshot({ path: join(SCREENS, 'phone.png') });
    assert.ok(wide <= 1, `${wide} pixels too wide`);
    await visitor.close();
  });

test('solve: answers while one types, pastes a spreadsheet, checks an answer, shares a link', async () => {
  const visitor = await opened();
  const { page } = visitor;
  await visit(
    page,
    `solve?doc=${packed({
      kind: 'matrix',
      matrix: [
        [-2, 3],
        [3, -4],
      ],
    })}`,
  );
  await page.getByText('1/12').first().waitFor();
  const cell = page.getByLabel('Row 1, column 1');
  await cell.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '2\t3\t1\t5\n4\t1\t6\t0');
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.getByText('17/7').first().waitFor();
  assert.equal((await page.locator('svg[role=img]').count()) > 0, true);
  await page.locator('article input[type=range]').first().fill('0');
  await page.getByText("Player II's best reply is the lowest line: 4.").waitFor();
  await page.getByText('Ask more, or check my answer').click();
  await page.getByRole('combobox', { name: /^Fact/ }).selectOption('value');
  await page.getByLabel('My answer').fill('17/7');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByText('Right: value.').waitFor();
  await page.getByLabel('My answer').fill('2');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByText('Not right: value.').waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText(/link/i).first().waitFor();
  await cell.fill('x');
  await page.getByRole('alert').first().waitFor();
  assert.match(await page.getByRole('alert').first().textContent(), /matrix\[1\]\[1\]/);
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

/** What the page says of how far an answer was checked. */
const MARKS = { holds: 'checked', partly: 'partly checked', unchecked: 'not checked' };
const plain = (text) => text.replace(/\s+/g, ' ').trim();

test('solve: every example opens with its answer and says how far it was checked', async () => {
  const visitor = await opened();
  const { page } = visitor;
  await visit(page, 'solve');
  await page.getByLabel('Seconds allowed').fill('60');
  const examples = await (await fetch(`${shared.address}/api/examples`)).json();
  assert.ok(examples.length >= 20);
  const wrong = [];
  for (const { name } of examples) {
    const document = await (await fetch(`${shared.address}/api/examples/${name}`)).json();
    const asked = (request) =>
      request.url().includes('/api/solve') &&
      request.method() === 'POST' &&
      JSON.stringify(request.postDataJSON().document) === JSON.stringify(document);
    const answering = page.waitForResponse((response) => asked(response.request()), { timeout: 90_000 });
    await page.goto(`${shared.address}/#/solve?doc=${packed(document)}`);
    const response = await answering;
    const { report, error } = await response.json();
    if (!report) {
      wrong.push(`${name}: ${response.status()} ${error.message}`);
      continue;
    }
    const { mark, text } = report.certificate;
    const said = async (place) => plain((await page.locator(place).first().textContent({ timeout: 5_000 })) ?? '');
    await page.waitForFunction(
      (title) => document.querySelector('article :is(h2, h3)')?.textContent === title,
      report.title,
    );
    await settled(page);
    if (!plain(report.headline) || (await said('article .headline')) !== plain(report.headline))
      wrong.push(`${name}: headline ${await said('article .headline')}`);
    if (await page.getByRole('alert').count()) wrong.push(`${name}: ${await said('[role=alert]')}`);
    const line = await said('article > .certificate');
    if (!MARKS[mark] || !line.endsWith(plain(`Certificate (${MARKS[mark]}): ${text}`))) wrong.push(`${name}: ${line}`);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

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
];
const FREE = '[data-board] [data-part][aria-pressed=false]';
const MAKE = '[data-board] button.main[type=button]';

/** Touches something on the board. */
const touched = (place, byKey) => (byKey ? place.press('Enter') : place.click({ force: true }));

/** The document asked for, or the example of a kind. */
async function documentOf(given) {
  if (Object.keys(given).length > 1) return given;
  const catalogue = await (await fetch(`${shared.address}/api/catalogue`)).json();
  return catalogue.kinds.find((kind) => kind.name === given.kind).example;
}

for (const given of GAMES)
  test(`play ${[given.kind, ...(given.piles ?? [])].join(' ')} to the end`, async () => {
    const visitor = await opened();
    const { page } = visitor;
    await visit(page, `play?doc=${packed(await documentOf(given))}`);
    assert.equal(
      await page.getByLabel('Kind of game').inputValue(),
      given.kind,
      'the game asked for is the game played',
    );
    let onBoard = 0;
    for (let turn = 0; turn < 200; turn++) {
      await page.waitForFunction(
        () => document.querySelector('[data-ending="over"]') || document.querySelector('.moves button:not(:disabled)'),
        null,
        { timeout: 60_000 },
      );
      if (await page.locator('[data-ending="over"]').count()) break;
      if (turn === 0) {
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.getByRole('button', { name: 'Why?' }).click();
        await page.locator('.moves button.best').first().waitFor();
      }
      const good = page.locator(`${FREE}.best`);
      const make = page.locator(MAKE);
      const free = page.locator(FREE);
      const next = (await good.count()) ? good : (await make.count()) ? make : free;
      if (await next.count()) {
        await touched(next.first(), turn % 2 === 0);
        onBoard++;
      } else {
        const best = page.locator('.moves button.best');
        await ((await best.count()) ? best.first() : page.locator('.moves button').first()).click();
      }
      await settled(page);
    }
    assert.equal(await page.locator('[data-ending="over"]').count(), 1, 'the game came to an end');
    assert.ok(onBoard > 0, 'a move was made on the board');
    assert.ok((await page.locator('.log li').count()) > 0);
    await page.getByRole('button', { name: 'Take back' }).click();
    await settled(page);
    assert.deepEqual(visitor.complaints, []);
    await visitor.close();
  });

test('play: every move of several parts is completed on the board, by keyboard and by pointer', async () => {
  const visitor = await opened();
  const { page } = visitor;
  let told, sent;
  page.on('request', (request) => {
    if (request.url().includes('/api/play/move')) sent = request.postDataJSON().move;
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/api/play')) return;
    const position = await response.json();
    if (position.turn?.over || position.turn?.player === position.seat) told = position; // chance has dealt
  });
  const catalogue = await (await fetch(`${shared.address}/api/catalogue`)).json();
  const piles = [
    { kind: 'kayles', piles: [30] },
    { kind: 'dawson-chess', piles: [7, 9] },
  ];
  const documents = [...catalogue.kinds.filter((kind) => kind.playable).map((kind) => kind.example), ...piles];
  const completed = [];
  for (const document of documents) {
    for (const byKey of [true, false]) {
      told = undefined; // what an earlier game said does not count
      await visit(page, `play?doc=${packed(document)}`);
      await page.getByRole('button', { name: 'New game' }).click();
      for (let i = 0; !told; i++) {
        assert.ok(i < 500, `no game of ${document.kind} begins`);
        await page.waitForTimeout(20);
      }
      await settled(page);
      const { moves, log } = told;
      const move = moves.findLast((one) => one.parts.length > 1);
      if (!move) break;
      for (const part of move.parts) {
        const place = page.locator(`[data-board] [data-part="${part}"]`).first();
        await place.waitFor({ timeout: 5_000 });
        await touched(place, byKey);
      }
      await page.waitForTimeout(100);
      await settled(page);
      if (told.log.length === log.length) await touched(page.locator(MAKE), byKey);
      await page.locator('.log li').nth(log.length).waitFor();
      assert.equal(sent, move.notation, document.kind);
      completed.push(document.kind);
    }
  }
  for (const kind of ['dawson-chess', 'kayles', 'turning-turtles', 'rims', 'guess-it'])
    assert.ok(completed.filter((one) => one === kind).length >= 2, `${kind} has moves of several parts: ${completed}`);
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('play: a pile of a million million chips is played by its number, and only what can be used is lit', async () => {
  const visitor = await opened();
  const { page } = visitor;
  await visit(page, `play?doc=${packed({ kind: 'nim', piles: ['1000000000000', 3] })}`);
  await page.getByRole('button', { name: '1000000000000' }).first().click();
  assert.equal(await page.locator('[data-board] [data-part]').count(), 1, 'no other pile goes with the one chosen');
  await page.getByLabel(/How many of the 1000000000000 chips do you leave/).fill('3');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator('.log li').nth(1).waitFor();
  assert.match(await page.locator('.log li').first().textContent(), /take 999999999997/);
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('play: coins are chosen one by one, and a log is saved, opened and replayed', async () => {
  const visitor = await opened();
  const { page } = visitor;
  await visit(page, `play?doc=${packed({ kind: 'turning-turtles', coins: 'THTTH' })}`);
  await page.locator('[data-board] button').nth(4).click();
  await page.locator('[data-board] button').nth(0).click();
  await page.locator('.log li').nth(1).waitFor();
  assert.match(await page.locator('.log li').first().textContent(), /You: .*1.*5/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const log = await (await saving).path();
  await page.getByRole('button', { name: 'New game' }).click();
  await settled(page);
  assert.equal(await page.locator('.log li').count(), 0);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: readFileSync(log) });
  await page.locator('.log li').nth(1).waitFor();
  await page.getByRole('button', { name: 'Look at this position 1' }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await settled(page);
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('play: hidden cards and hidden choices never reach the page', async () => {
  const visitor = await opened();
  const { page } = visitor;
  const told = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/play')) told.push(await response.json());
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
  await visit(page, `play?doc=${packed({ kind: 'guess-it', m: 3, n: 3 })}`);
  await page.locator('.moves button:not(:disabled)').first().waitFor();
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

  await visit(
    page,
    `play?doc=${packed({
      kind: 'matrix',
      matrix: [
        [3, -1],
        [-2, 4],
      ],
    })}`,
  );
  await page.getByLabel('You play as the').selectOption({ label: 'Player II (columns)' });
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
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('solve: a perfect game is walked move by move, and a Gambit file opens', async () => {
  const visitor = await opened();
  const { page } = visitor;
  await visit(page, `solve?doc=${packed({ kind: 'nim', piles: [1, 2] })}`);
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
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('explore: a table follows its slider', async () => {
  const visitor = await opened();
  await visit(visitor.page, 'explore');
  await visitor.page.locator('article table').first().waitFor();
  await visitor.page.getByRole('combobox').nth(2).selectOption('memory-strategies');
  await visitor.page.locator('input[type=range]').first().fill('5');
  await visitor.page
    .getByText(/5 pairs left/)
    .first()
    .waitFor();
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('referee: a run is found again by a reopened page', async () => {
  const visitor = await opened();
  await visit(visitor.page, 'referee');
  await visitor.page.getByLabel('Search').fill('pass-interval-everywhere');
  await visitor.page.getByRole('button', { name: 'Check: pass-interval-everywhere' }).click();
  await visitor.page.getByText('pass-interval-everywhere').first().waitFor();
  await visitor.close();
  const later = await opened();
  await visit(later.page, 'referee');
  await later.page
    .getByText(/Refuted at size 10/)
    .first()
    .waitFor({ timeout: 60_000 });
  assert.deepEqual(later.complaints, []);
  await later.close();
});

test('a damaged link and an unknown page are told and survived', async () => {
  const visitor = await opened();
  await visit(visitor.page, 'solve?doc=!!!');
  await visitor.page.getByText('The link is damaged').waitFor();
  await visit(visitor.page, 'nowhere');
  await visitor.page.locator('article .headline').waitFor();
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('textbook: an entry opens in Solve', async () => {
  const visitor = await opened();
  await visit(visitor.page, 'textbook');
  await visitor.page.locator('main li button').first().click();
  await visitor.page.waitForURL(/#\/solve/);
  await settled(visitor.page);
  await visitor.page.locator('article .headline').waitFor();
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('solve: a tree is drawn by hand, its nodes are joined, and the answer follows', async () => {
  const visitor = await opened();
  const { page } = visitor;
  await visit(page, `solve?doc=${packed({ kind: 'tree', tree: { payoff: [0] } })}`);
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
  await page.getByText('Worth -1 to I.').first().waitFor();
  await node('Node b: 2').dragTo(node('Node a: 2'));
  await page.getByText('The game is fair: it is worth 0 to both players.').first().waitFor();
  await press('Undo');
  await page.getByText('Worth -1 to I.').first().waitFor();
  if (SCREENS) await page.screenshot({ path: join(SCREENS, 'tree-editor.png') });
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
    page.getByRole('button', { name: 'Save as EFG' }).click(),
  ]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^EFG 2 R/);
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('solve: in the figures of trees no text lies on another', async () => {
  const visitor = await opened({ width: 2600, height: 1600 });
  const { page } = visitor;
  const catalogue = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  const trees = catalogue.kinds.filter((kind) => kind.chapter === 'extensive').map((kind) => kind.example);
  let drawn = 0;
  for (const document of trees.filter((each) => each)) {
    await visit(page, `solve?doc=${packed(document)}`);
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
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('play: whoever does not know how many moves were made is not told', async () => {
  const visitor = await opened();
  const { page } = visitor;
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
    if (!response.url().includes('/api/play')) return;
    const { game, ...rest } = await response.json();
    if (rest.turn.player === 1) told.push(JSON.stringify({ ...rest, game: game.length }));
  });
  await visit(page, `play?doc=${packed({ kind: 'tree', tree })}`);
  await page.getByLabel('You play').selectOption('1');
  for (let round = 0; round < 12; round++) {
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('.moves button:not(:disabled)').first().waitFor();
    assert.equal(await page.locator('.log li').count(), 0);
  }
  await settled(page);
  assert.ok(told.length >= 10, `${told.length} games`);
  assert.equal(new Set(told).size, 1, 'short and long are told alike');
  await page.locator('.moves button:not(:disabled)').first().click();
  await page.getByText('The play:').first().waitFor();
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});

test('play: what chance deals to the other player never reaches the page', async () => {
  const visitor = await opened();
  const { page } = visitor;
  const told = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/play')) told.push(await response.json());
  });
  await visit(page, `play?doc=${packed({ kind: 'kuhn-poker', deck: 3 })}`);
  await page.locator('.moves button:not(:disabled)').first().waitFor();
  const dealt = told.findLast((one) => one.log.length === 1);
  const card = /^You are dealt: ([123])\.$/.exec(dealt.log[0].words)[1];
  assert.match(JSON.stringify(dealt.scene), new RegExp(`information set I\\.${card}`));
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
  assert.deepEqual(visitor.complaints, []);
  await visitor.close();
});
