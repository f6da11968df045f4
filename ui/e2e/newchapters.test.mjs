/**
 * The editors of the later chapters as a person uses them: a table of pairs, the worths of coalitions, games inside games, seats and
 * sliders; what is typed or moved there changes the answer. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { deflateRawSync } from 'node:zlib';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const ROOT = join(import.meta.dirname, '..', '..');
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

let server, browser, address, folder;

/** Starts the server as a person would and hears from it where it is. */
function served() {
  server = spawn(
    join(ROOT, 'hissho'),
    ['serve', '--port', '0', '--no-open', '--lang', 'en', '--store', `jdbc:sqlite:${join(folder, 'claims.db')}`],
    { detached: true },
  );
  return new Promise((done, failed) => {
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) done(found[0]);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
}

before(async () => {
  assert.ok(CHROMIUM, 'please install Chromium (Debian package chromium)');
  folder = mkdtempSync(join(tmpdir(), 'hissho-e2e-'));
  address = process.env.HISSHO_ADDRESS ?? (await served());
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
});

after(async () => {
  await browser?.close();
  if (server?.pid) process.kill(-server.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** A page with a document in it; whatever the browser complains about is collected. */
async function solving(document, width = 1200) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d|status of 503/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${address}/#/solve?doc=${deflateRawSync(JSON.stringify(document)).toString('base64url')}`);
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
  await answers('Only one equilibrium: 2 against 2.');
  const boxes = page.locator('fieldset table input');
  assert.equal(await boxes.count(), 8);
  await boxes.nth(4).fill('2');
  await boxes.nth(3).fill('2');
  await answers('There are exactly 3 equilibria');
  await close();
});

test('what superadditivity forces is filled in', async () => {
  const { page, answers, close } = await solving({
    kind: 'coalitional-game',
    players: 3,
    v: { 1: 1, 2: 0, 3: 1, 12: 4, 13: 3, 23: 5, 123: 8 },
  });
  await answers('Shapley value: 1: 7/3, 2: 17/6, 3: 17/6.');
  const worth = page.locator('.size label', { has: page.getByText('123', { exact: true }) }).locator('input');
  await worth.fill('');
  await page.getByRole('button', { name: /Fill in what superadditivity forces/ }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('.size input')].at(-1)?.value === '6');
  await answers('Shapley value: 1: 5/3, 2: 13/6, 3: 13/6.');
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

test('votes are edited beside their names, and other ways to give the game stay folded', async () => {
  const { page, answers, close } = await solving({
    kind: 'coalitional-game',
    weights: [10, 20, 30, 40],
    quota: 50,
    rule: '>',
    names: ['Ann', 'Bob', 'Cho', 'Dan'],
  });
  await answers('Dan: 5/12');
  assert.equal(await page.locator('.size input:visible').count(), 0);
  await page.locator('input.weight').nth(0).fill('0');
  await answers('Dan: 2/3');
  assert.equal(await page.locator('ol li input:not(.weight)').first().inputValue(), 'Ann');
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
