/** What fields mean, as a form says it: how a file writes things is of no interest where they are drawn or chosen. */
import type { Field, Fields, Shape } from './types';

const IS_JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/u;
/** Words of files that stand in a sentence of another script. */
const WRITTEN = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/gu;

/** Every word a choice may hold with what it is called, where that is in another script. */
function called(shape: Shape, known: Map<string, string>) {
  if (shape.type === 'choice')
    for (const [k, word] of shape.words.entries()) {
      const label = shape.labels[k] ?? word;
      if (IS_JAPANESE.test(label)) known.set(word, label);
    }
  else if (shape.type === 'fields') for (const field of shape.fields) called(field.shape, known);
  else if (shape.type === 'either') for (const one of shape.shapes) called(one, known);
  else if (shape.type === 'list' || shape.type === 'map') called(shape.entry, known);
}

/** A meaning without the notation of files behind it: the numbers that may be taken: a list, or {kind: …}. */
export function brief(meaning: string): string {
  const brace = meaning.indexOf('{');
  if (brace < 0) return meaning;
  const cut = /^[^{]*?(?=\s*(?:[:：。;；（]|, as in|\. ))/u.exec(meaning);
  return cut && cut[0] ? cut[0] : meaning;
}

function told(field: Field, known: Map<string, string>): Field {
  const meaning = brief(field.meaning).replaceAll(WRITTEN, (word) => known.get(word) ?? word);
  return { ...field, meaning };
}

/** The fields of a kind as its form tells them. */
export function inWords(fields: Fields): Fields {
  const known = new Map<string, string>();
  called(fields, known);
  return { ...fields, fields: fields.fields.map((field) => told(field, known)) };
}

/** A sentence begins with a capital; a symbol or another script does not. */
export const capital = (text: string) =>
  /^[a-z]{2,}\b(?![-\d<>=])/u.test(text) || /^a /u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const GREEK: Record<string, string> = { alpha: 'α', beta: 'β', lambda: 'λ', epsilon: 'ε' };
/** Symbols of the literature keep their letter; other names are for files, and people read what they mean. */
export function symbol(field: Field): { letter: string; index: string } | null {
  const [, name = '', index = ''] = /^([a-z]|alpha|betas?|lambdas?|epsilon)(\d?)$/iu.exec(field.name) ?? [];
  return field.meaning === '' || name === '' ? null : { letter: GREEK[name.replace(/(?<=\w)s$/u, '')] ?? name, index };
}

const USUAL = [/\(default ([^\s()]+)\)/u, /\(([^\s()]+) if not given\)/u, /省略すると([^\s（）)]+)/u];
/** The number that holds where none is given, as the meaning says it. */
export function usual(meaning: string): string {
  const said = USUAL.map((form) => form.exec(meaning)?.[1]).find((one) => one !== undefined) ?? '';
  return /^[-−]?[\d./]+$/u.test(said) ? said : '';
}

const first = (field: Field) =>
  capital(
    brief(field.meaning)
      .split(/[:：。;；(（]/u)[0]
      ?.trim() ?? '',
  );
/** A place of a document as a reader knows it: not matrix[1][2] but the payoffs (1, 2). */
export function placeInWords(fields: Fields, place: string): string {
  const [, name = '', rest = ''] = /^(\w+)(.*)$/su.exec(place) ?? [];
  const field = fields.fields.find((one) => one.name === name);
  const called = (field && first(field)) || name;
  const numbers = [...rest.matchAll(/\[(\d+)\]/gu)].map((found) => found[1]);
  return numbers.length > 0 ? `${called} (${numbers.join(', ')})` : called;
}

/** A reason with the fields it names called as the form calls them. */
export const reasonInWords = (fields: Fields, reason: string): string =>
  fields.fields.reduce((text, field) => {
    const called = first(field);
    return called === ''
      ? text
      : text.replaceAll(`"${field.name}"`, `“${called}”`).replaceAll(`「${field.name}」`, `「${called}」`);
  }, reason);
