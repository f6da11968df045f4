/**
 * Nothing that was done to a game is lost, whatever its editor: for one kind of every editor the first thing that can
 * be clicked or typed is changed, and the change outlives a reload, leaving, Back and a copied address, and can be
 * undone and done again afterwards. With HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { browsing, opened, settled, unpacked } from '../scripts/browsing.mjs';

const shared = browsing();
const HANDLES = 'section.form .body fieldset button, section.form .body svg [role="button"]';
const BOXES =
  'section.form .body input:not([type=checkbox]):not([type=range]):not([type=file]):not([type=number]):not(.hidden)';

const kept = (page) => page.evaluate(() => localStorage.getItem('hissho-solve'));
const until = async (page, wanted, why) => {
  for (let tries = 0; (await kept(page)) !== wanted; tries++) {
    assert.ok(tries < 100, `${why}: ${await kept(page)} and not ${wanted}`);
    await page.waitForTimeout(20);
  }
};

/** Changes something in the form by a click, else by typing, and says what the document is then. */
async function changed(page, before, look) {
  for (const [all, act] of [
    [page.locator(HANDLES), (one) => one.click()],
    [page.locator(BOXES), async (one) => one.fill((await one.inputValue()) === '1' ? '2' : '1')],
  ])
    for (let k = 0; k < Math.min(12, await all.count()); k++) {
      const one = all.nth(k);
      if (!(await one.isVisible()) || !(await one.isEnabled())) continue;
      await act(one);
      await page.waitForTimeout(30);
      const now = await kept(page);
      if (now && now !== before) return now;
    }
  throw new Error(`nothing can be changed in ${look}`);
}

test('every editor: a change outlives reload, leaving, Back and a link, and is undone afterwards', async () => {
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  const looks = new Map();
  for (const kind of kinds)
    for (const field of kind.document.fields)
      if (field.look && kind.example?.[field.name] !== undefined && !looks.has(field.look)) looks.set(field.look, kind);
  assert.ok(looks.size > 15);
  const { page, visit, leave } = await opened(shared);
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  const redo = page.getByRole('button', { name: 'Redo', exact: true }).first();
  for (const [look, kind] of looks) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.goto('about:blank');
    await visit('solve', kind.example);
    const before = JSON.stringify(kind.example);
    const after = await changed(page, before, look);
    await page.reload();
    await settled(page);
    await until(page, after, `${look}: after a reload`);
    await page.getByRole('link', { name: 'Textbook', exact: true }).click();
    await page.waitForURL(/#\/textbook/);
    await page.goBack();
    await page.waitForURL(/#\/solve/);
    await until(page, after, `${look}: after Back`);
    await undo.click();
    await until(page, before, `${look}: undone`);
    await redo.click();
    await until(page, after, `${look}: done again`);
    await page.waitForFunction(() => location.hash.includes('?doc='));
    const linked = () => JSON.stringify(unpacked(new URLSearchParams(page.url().split('?')[1]).get('doc')));
    for (let tries = 0; linked() !== after; tries++) {
      assert.ok(tries < 100, `${look}: the address follows`);
      await page.waitForTimeout(20);
    }
  }
  await leave();
});
