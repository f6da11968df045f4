/** Parameters to begin with, so that a table shows something at once. */
import type { Doc, Json, Shape, Table } from './types';

const FIRST: Record<string, Json> = { pairs: 8, cards: 4, to: 60, from: 0, code: '0.77', subtractionSet: [1, 3, 4], take: 'n' };

function start(name: string, shape: Shape): Json {
  const known = FIRST[name];
  if (known !== undefined && !(typeof known === 'number' && shape.type === 'whole' && (known < shape.least || known > shape.most))) return known;
  switch (shape.type) {
    case 'whole': return Math.min(shape.most, Math.max(shape.least, 8));
    case 'choice': return shape.words[0] ?? '';
    case 'truth': return false;
    case 'list': return [start('', shape.entry)];
    case 'either': return start(name, shape.shapes[0] ?? { type: 'text' });
    default: return '1';
  }
}

export function suggested(table: Table): Doc {
  const document: Doc = {};
  for (const field of table.parameters.fields) if (field.required) document[field.name] = start(field.name, field.shape);
  return document;
}
