/**
 * Both languages are complete: on the Japanese page no English word is left but names, sources, symbols and ids. With
 * HISSHO_ADDRESS=http://… a server that is already there is used.
 */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { browsing, opened } from '../scripts/browsing.mjs';

const shared = browsing();
/** Words of other languages that belong to a Japanese text: names, formats, keys. */
const NAMES = /^(hissho|en|json|yaml|efg|nfg|csv|html|latex|markdown|pdf|png|svg|text|enter|ok|max|min|mex|xor)$/i;

/** English words in a text: no names, no symbols, and no words documents are written in. */
const english = (text, written) =>
  (text.match(/[A-Za-z]+/g) ?? []).filter(
    (word) => /^[A-Za-z][a-z]{2,}$/.test(word) && !NAMES.test(word) && !written.has(word.toLowerCase()),
  );

/** The words documents are written in: names of fields and of choices, piece by piece. */
async function vocabulary() {
  const { kinds, tables } = await (await fetch(`${shared.address}/api/catalogue?lang=ja`)).json();
  const words = new Set();
  const add = (text) => (text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).forEach((word) => words.add(word.toLowerCase()));
  const walk = (shape) => {
    (shape.words ?? []).forEach(add);
    if (shape.entry) walk(shape.entry);
    (shape.shapes ?? []).forEach(walk);
    for (const field of shape.fields ?? []) {
      add(field.name);
      walk(field.shape);
    }
  };
  kinds.forEach((kind) => walk(kind.document));
  tables.forEach((table) => walk(table.parameters));
  return words;
}

/** What the page shows besides ids, sources and what a person typed. */
const shown = (page) =>
  page.evaluate(() => {
    const left = 'code, [lang=en], .entries .soft, svg, textarea, input, .katex, script, style';
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(left)) texts.push(walker.currentNode.data);
    const attributes = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [...texts, ...attributes].join('\n');
  });

test('the page itself speaks Japanese throughout', async () => {
  const { page, visit, leave } = await opened(shared, { locale: 'ja-JP' });
  const left = {};
  const written = await vocabulary();
  for (const name of ['home', 'solve', 'play', 'explore']) {
    await visit(name);
    const words = english(await shown(page), written);
    if (words.length > 0) left[name] = [...new Set(words)].slice(0, 20);
  }
  assert.deepEqual(left, {});
  await leave();
});

test('every board is labelled in Japanese', async () => {
  const { page, visit, leave } = await opened(shared, { locale: 'ja-JP' });
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=ja`)).json();
  const written = await vocabulary();
  const left = {};
  for (const kind of kinds.filter((one) => one.playable && one.example)) {
    await visit('play', { ...kind.example, title: '', source: '' });
    await page.locator(`section[data-kind="${kind.name}"] [data-board]`).waitFor();
    const given = JSON.stringify({ ...kind.example, title: '', source: '' }).toLowerCase();
    const text = await page.locator('section.table').evaluate((table) => {
      for (const style of table.querySelectorAll('style')) style.remove();
      return [...table.querySelectorAll('*')]
        .filter((one) => one.childElementCount === 0)
        .map((one) => one.textContent)
        .join('\n')
        .replace(/[A-Z]+\d*[.:|]\S*/g, '');
    });
    const words = english(text, written).filter((word) => !given.includes(word.toLowerCase()));
    if (words.length > 0) left[kind.name] = [...new Set(words)];
  }
  assert.deepEqual(left, {});
  await leave();
});

test('kinds, fields, choices and facts are told in Japanese', async () => {
  const { kinds, tables, chapters, welcome } = await (await fetch(`${shared.address}/api/catalogue?lang=ja`)).json();
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
  const left = [];
  const told = (where, text) => {
    if (/[A-Za-z]{4,}/.test(text) && !japanese.test(text)) left.push(`${where}: ${text}`);
  };
  const shape = (where, one) => {
    if (one.type === 'choice') one.labels.forEach((label) => told(where, label));
    if (one.entry) shape(where, one.entry);
    for (const each of one.shapes ?? []) shape(where, each);
    for (const field of one.fields ?? []) {
      told(`${where}.${field.name}`, field.meaning);
      shape(`${where}.${field.name}`, field.shape);
    }
  };
  chapters.forEach((one) => told('chapter', one.name));
  welcome.forEach((one) => [one.title, one.about].forEach((text) => told('welcome', text)));
  for (const kind of kinds) {
    told(kind.name, kind.title);
    told(kind.name, kind.about);
    kind.facts.forEach((fact) => told(`${kind.name} fact`, fact.label));
    shape(kind.name, kind.document);
  }
  for (const table of tables) {
    told(table.name, table.title);
    shape(table.name, table.parameters);
  }
  assert.deepEqual([...new Set(left)], []);
});

test('every field of every kind has Japanese words for a label', async () => {
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=ja`)).json();
  const wrong = [];
  let seen = 0;
  const look = (kind, shape) => {
    for (const field of shape.fields ?? []) {
      seen += 1;
      const label = field.meaning.split('{')[0];
      const inWords = label !== field.name && /[\u3040-\u30ff\u3400-\u9fff]/u.test(label);
      if (!inWords || /[a-z][A-Z]/u.test(label)) wrong.push(`${kind} ${field.name}: ${field.meaning}`);
      look(kind, field.shape);
    }
    for (const one of shape.shapes ?? []) look(kind, one);
    if (shape.entry) look(kind, shape.entry);
  };
  for (const kind of kinds) look(kind.name, kind.document);
  assert.deepEqual(wrong, []);
  assert.ok(seen > 1000, `only ${seen} fields were looked at`);
});
