/**
 * The real server and a real browser without a window, for the tests in e2e; with HISSHO_ADDRESS=http://… a server
 * that is already there is used.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

export const ROOT = join(import.meta.dirname, '..', '..');
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const ALONE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Starts the server as a person would and hears from it where it is. */
function served(folder, child) {
  child.server = spawn(
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
    child.server.stdout.on('data', hear);
    child.server.stderr.on('data', hear);
    child.server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** What a response says as JSON; nothing where the page was left before all of it had come. */
export const heardOf = (response) => response.json().catch(() => undefined);

/** A browser without a window. */
export const launched = () => chromium.launch({ executablePath: CHROMIUM, args: [...QUIET, ...ALONE] });

/** What the tests of a file share: {browser, address, folder} from before the first to after the last. */
export function browsing() {
  const shared = {};
  before(async () => {
    assert.ok(CHROMIUM, 'please install Chromium (Debian package chromium)');
    shared.folder = mkdtempSync(join(tmpdir(), 'hissho-e2e-'));
    shared.address = process.env.HISSHO_ADDRESS ?? (await served(shared.folder, shared));
    shared.browser = await launched();
  });
  after(async () => {
    await shared.browser?.close();
    if (shared.server?.pid) process.kill(-shared.server.pid, 'SIGTERM');
    rmSync(shared.folder, { recursive: true, force: true });
  });
  return shared;
}

/** A document as the page's links carry it. */
export const packed = (document) => deflateRawSync(JSON.stringify(document)).toString('base64url');

export const unpacked = (text) => JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString());

/** A fresh visitor, whose page collects whatever the browser complains about. */
export async function opened(shared, { width = 1200, height = 900, locale = 'en-US', colorScheme = 'light' } = {}) {
  const context = await shared.browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d|status of 503/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const visit = async (path, document) => {
    await page.goto(`${shared.address}/#/${path}${document ? `?doc=${packed(document)}` : ''}`);
    await settled(page);
  };
  const answers = (text) => page.locator('article .headline', { hasText: text }).first().waitFor({ timeout: 30_000 });
  const leave = async () => {
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return { page, complaints, visit, answers, leave };
}

/** The page has something to show and nothing is being worked out. */
export async function settled(page) {
  await page.waitForFunction(
    () => document.querySelector('main section') !== null && !document.querySelector('[aria-busy="true"]'),
    null,
    { timeout: 60_000 },
  );
}

/** Where something stands on the page, once it is there and stands still. */
export async function boxOf(place) {
  await place.waitFor();
  for (let before, now; ; before = now) {
    now = await place.boundingBox();
    if (now && JSON.stringify(now) === JSON.stringify(before)) return now;
    await place.page().waitForTimeout(40);
  }
}
