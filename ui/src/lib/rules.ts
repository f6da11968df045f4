/** The rules a document sets for its game, as somebody who plays it is told them. */
import type { Doc, Field, Fields, Json, Shape } from './types';
import { written } from './values';
import type { Say } from './words';

/** What stands before the first clause ends: the rest says how a file writes it, or what holds else. */
const HEAD = /^.*?(?=\s*(?:[;；。:：(（]|, (?:as in|such as|for a|to see)|$))/u;
const IF_TRUE = /^(?:true if |true なら)/u;
const IF_FALSE = /^(?:false to |false なら)/u;

function value(given: Json, shape: Shape, say: Say): string {
  if (typeof given === 'boolean') return say(given ? 'rule.yes' : 'rule.no');
  if (shape.type === 'choice') return shape.labels[shape.words.indexOf(String(given))] ?? String(given);
  if (shape.type === 'either') {
    const choice = shape.shapes.find((one) => one.type === 'choice' && one.words.includes(String(given)));
    return choice ? value(given, choice, say) : written(given);
  }
  if (given === null || typeof given !== 'object') return String(given);
  if (Array.isArray(given))
    return given.map((one) => (Array.isArray(one) ? `(${written(one)})` : String(one))).join(', ');
  const inner = (name: string): Shape =>
    (shape.type === 'fields' && shape.fields.find((field) => field.name === name)?.shape) || { type: 'text' };
  return Object.entries(given)
    .map(([name, one]) => (shape.type === 'fields' ? value(one, inner(name), say) : `${name}: ${written(one)}`))
    .join(', ');
}

function told(field: Field, given: Json, say: Say): string {
  const own = field.meaning.replace(IF_TRUE, '').replace(IF_FALSE, '');
  const head = HEAD.exec(own)?.[0] || own;
  const plain = IF_TRUE.test(field.meaning) ? true : IF_FALSE.test(field.meaning) ? false : undefined;
  return plain !== undefined && given === plain ? head : say('rule', head, value(given, field.shape, say));
}

/** Each rule that a document gives itself; one that asks for more than a line holds is left to the form. */
export const rulesOf = (fields: Fields, document: Doc, say: Say): string[] =>
  fields.fields.flatMap((field) => {
    const given = document[field.name];
    return field.rule && given !== undefined && given !== null ? [told(field, given, say)] : [];
  });
