/**
 * Takes a picture of the form with its answer, and of the board, of every kind: light, dark, on a phone and in
 * Japanese, or dark and Japanese at once (night); puts them on contact sheets to be looked at, and lists what a
 * machine can see for itself. MODE is light, dark, phone, japanese or night.
 *
 *     HISSHO_ADDRESS=http://localhost:PORT node scripts/gallery.mjs FOLDER [MODE …] [-k KIND …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launched, opened, settled } from './browsing.mjs';

const MODES = {
  light: { width: 1240, height: 1000 },
  dark: { width: 1240, height: 1000, colorScheme: 'dark' },
  phone: { width: 390, height: 844 },
  japanese: { width: 1240, height: 1000, locale: 'ja-JP' },
  night: { width: 1240, height: 1000, locale: 'ja-JP', colorScheme: 'dark' },
};
const TALLEST = { light: 1500, dark: 1100, phone: 1700, japanese: 1500, night: 1300 };
const PER_SHEET = { light: [3, 2], dark: [4, 2], phone: [8, 1], japanese: [3, 2], night: [3, 2] };

const [folder = 'gallery', ...rest] = process.argv.slice(2);
const cut = rest.indexOf('-k') < 0 ? rest.length : rest.indexOf('-k');
const modes =
  rest.slice(0, cut).length > 0 ? rest.slice(0, cut) : Object.keys(MODES).filter((mode) => mode !== 'night');
const only = new Set(rest.slice(cut + 1));
const address = process.env.HISSHO_ADDRESS;
if (!address) throw new Error('say where the server is: HISSHO_ADDRESS=http://localhost:PORT');

const shared = { browser: await launched(), address };
const { kinds } = await (await fetch(`${address}/api/catalogue?lang=en`)).json();
const wanted = kinds.filter((kind) => only.size === 0 || only.has(kind.name));

/** What a machine can see: what sticks out, what is cut off, words over words, a text area for data, an error. */
function defects(japanese) {
  const found = [];
  const seen = (element) => element.checkVisibility?.({ visibilityProperty: true }) && element.getClientRects().length;
  const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 70);
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wider than the window`);
  for (const area of document.querySelectorAll('textarea')) if (seen(area)) found.push('a text area for data');
  for (const fault of document.querySelectorAll('.fault, .reason')) found.push(`fault: ${short(fault.textContent)}`);
  for (const svg of document.querySelectorAll('main svg')) {
    if (!seen(svg)) continue;
    const frame = svg.getBoundingClientRect();
    const words = [...svg.querySelectorAll('text')].filter((one) => one.textContent.trim() && seen(one));
    const boxes = words.map((one) => [one, one.getBoundingClientRect()]);
    for (const [one, box] of boxes) {
      if (box.height < 8) found.push(`tiny: ${short(one.textContent)}`);
      if (
        box.left < frame.left - 2 ||
        box.right > frame.right + 2 ||
        box.top < frame.top - 2 ||
        box.bottom > frame.bottom + 2
      )
        found.push(`cut off: ${short(one.textContent)}`);
    }
    for (let i = 0; i < boxes.length && i < 200; i++)
      for (let j = i + 1; j < boxes.length && j < 200; j++) {
        const [a, b] = [boxes[i][1], boxes[j][1]];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 3 && down > 5)
          found.push(`over each other: ${short(boxes[i][0].textContent)} | ${short(boxes[j][0].textContent)}`);
      }
  }
  for (const box of document.querySelectorAll('main input:not([type=checkbox]):not([type=range]):not(.hidden)'))
    if (seen(box) && box.scrollWidth > box.clientWidth + 2) found.push(`too narrow: ${short(box.value)}`);
  const text = document.querySelector('main').innerText;
  if (/[{[]\s*"/.test(text)) found.push(`data as text: ${short(/.{0,20}[{[]\s*".{0,40}/.exec(text)[0])}`);
  if (/\b(undefined|NaN|null)\b|\[object/.test(text)) found.push('undefined, NaN or null');
  if (!japanese && /[\u3040-\u30ff]/.test(text)) found.push('Japanese words');
  return [...new Set(found)];
}

const findings = [];
async function pictured(pictures, page, kind, mode, name) {
  const file = `${name}-${kind.name}.png`;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(folder, mode, file),
    fullPage: true,
    clip: { x: 0, y: 0, width: MODES[mode].width, height: Math.min(height, TALLEST[mode]) },
  });
  for (const one of await page.evaluate(defects, mode === 'japanese' || mode === 'night'))
    findings.push(`${mode} ${name} ${kind.name}: ${one}`);
  pictures.push({ file, title: kind.name });
}

const room = (mode) => PER_SHEET[mode][0] * PER_SHEET[mode][1];
/** The last pictures on one sheet. */
async function sheet(mode, name, pictures) {
  const number = Math.ceil(pictures.length / room(mode));
  const last = pictures.slice((number - 1) * room(mode));
  if (last.length === 0) return;
  const context = await shared.browser.newContext({ viewport: { width: 1456, height: 400 } });
  const page = await context.newPage();
  const stand = join(folder, mode, 'sheet.html');
  const figures = last.map(
    ({ file, title }) => `<figure><figcaption>${title}</figcaption><img src="${file}"></figure>`,
  );
  writeFileSync(
    stand,
    `<style>body{margin:0;font:13px sans-serif;display:grid;grid-template-columns:repeat(${PER_SHEET[mode][0]},1fr);
     gap:6px;background:#888}figure{margin:0;background:#fff}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await page.goto(pathToFileURL(stand).href, { waitUntil: 'load' });
  const path = join(folder, `${mode}-${name}-${String(number).padStart(2, '0')}.png`);
  await page.screenshot({ path, fullPage: true });
  await context.close();
}

for (const mode of modes) {
  mkdirSync(join(folder, mode), { recursive: true });
  const [forms, boards] = [[], []];
  const visitor = await opened(shared, MODES[mode]);
  for (const kind of wanted) {
    try {
      const document = kind.example ?? { kind: kind.name };
      await visitor.visit('solve', document);
      await visitor.page.locator(`[data-kind="${kind.name}"]`).waitFor({ timeout: 15_000 });
      await settled(visitor.page);
      await visitor.page.locator('article .headline, .fault').first().waitFor({ timeout: 15_000 });
      if (mode === 'phone' && !(await visitor.page.locator('section.editing').count()))
        await visitor.page.locator('button.edit').click();
      await pictured(forms, visitor.page, kind, mode, 'form');
      if (forms.length % room(mode) === 0) await sheet(mode, 'form', forms);
      if (!kind.playable) continue;
      await visitor.visit('play', document);
      await visitor.page.locator(`[data-kind="${kind.name}"] [data-board]`).waitFor({ timeout: 15_000 });
      await settled(visitor.page);
      await pictured(boards, visitor.page, kind, mode, 'board');
      if (boards.length % room(mode) === 0) await sheet(mode, 'board', boards);
    } catch (error) {
      findings.push(`${mode} ${kind.name}: ${String(error.message).split('\n')[0]}`);
    }
    for (const one of visitor.complaints.splice(0)) findings.push(`${mode} ${kind.name}: browser: ${one}`);
  }
  await sheet(mode, 'form', forms);
  await sheet(mode, 'board', boards);
  await visitor.page.context().close();
  console.log(`${mode}: ${forms.length} forms, ${boards.length} boards`);
}
writeFileSync(join(folder, 'findings.txt'), `${findings.join('\n')}\n`);
console.log(findings.join('\n'));
await shared.browser.close();
