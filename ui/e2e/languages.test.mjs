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

/** English words in a text: letters of three or more that are no name, no symbol and no source. */
const english = (text) => (text.match(/[A-Za-z][a-z]{2,}(?:['’-][a-z]+)*/g) ?? []).filter((word) => !NAMES.test(word));

/** What the page shows besides ids, sources and what a person typed. */
const shown = (page) =>
  page.evaluate(() => {
    const left = document.body.cloneNode(true);
    left
      .querySelectorAll('code, [lang=en], .entries .soft, svg, textarea, input, .katex')
      .forEach((one) => one.remove());
    const attributes = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [left.innerText, ...attributes].join('\n');
  });

test('the page itself speaks Japanese throughout', async () => {
  const { page, visit, leave } = await opened(shared, { locale: 'ja-JP' });
  const left = {};
  for (const name of ['home', 'solve', 'play', 'explore']) {
    await visit(name);
    const words = english(await shown(page));
    if (words.length > 0) left[name] = [...new Set(words)].slice(0, 20);
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
