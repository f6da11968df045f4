/**
 * The real server and a real browser without a window, for the tests in e2e; with HISSHO_ADDRESS=http://… a server
 * that is already there is used.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** What the tests of a file share: {browser, address, folder} from before the first to after the last. */
export function browsing() {
  const shared = {};
  before(async () => {
    assert.ok(CHROMIUM, 'please install Chromium (Debian package chromium)');
    shared.folder = mkdtempSync(join(tmpdir(), 'hissho-e2e-'));
    shared.address = process.env.HISSHO_ADDRESS ?? (await served(shared.folder, shared));
    shared.browser = await chromium.launch({ executablePath: CHROMIUM, args: [...QUIET, ...ALONE] });
  });
  after(async () => {
    await shared.browser?.close();
    if (shared.server?.pid) process.kill(-shared.server.pid, 'SIGTERM');
    rmSync(shared.folder, { recursive: true, force: true });
  });
  return shared;
}
