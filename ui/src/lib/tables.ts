/** Parameters to begin with, so that a table shows something at once. */
import type { Catalogue, Doc, Json, Shape, Tabulation } from './types';
import { written } from './values';

const FIRST: Record<string, Json> = {
  pairs: 8,
  cards: 4,
  to: 60,
  from: 0,
  code: '0.77',
  subtractionSet: [1, 3, 4],
  take: 'n',
};

function start(name: string, shape: Shape): Json {
  const known = FIRST[name];
  if (
    known !== undefined &&
    !(typeof known === 'number' && shape.type === 'whole' && (known < shape.least || known > shape.most))
  )
    return known;
  switch (shape.type) {
    case 'whole':
      return Math.min(shape.most, Math.max(shape.least, 8));
    case 'choice':
      return shape.words[0] ?? '';
    case 'truth':
      return false;
    case 'list':
      return [start('', shape.entry)];
    case 'either':
      return start(name, shape.shapes[0] ?? { type: 'text' });
    default:
      return '1';
  }
}

export function suggested(table: Tabulation): Doc {
  const document: Doc = {};
  for (const field of table.parameters.fields)
    if (field.required) document[field.name] = start(field.name, field.shape);
  return document;
}

/** Tables worth a look, with the parameters that show most, called by what is special about them. */
export function sighted(catalogue: Catalogue): { table: string; parameters: Doc; label: string }[] {
  const PLAIN = ['from', 'to', 'height', 'width', 'size', 'columnsTo', 'rowsTo'];
  return catalogue.sights.flatMap((sight) => {
    const there = catalogue.tables.find((table) => table.name === sight.table);
    if (!there) return [];
    const told = Object.entries(sight.parameters)
      .filter(([key]) => !PLAIN.includes(key))
      .map(([, value]) => written(value));
    const label = there.title.includes('…')
      ? there.title.replace('…', told[0] ?? '')
      : told.length > 0
        ? `${there.title}: ${told.join(', ')}`
        : there.title;
    return [{ ...sight, label }];
  });
}
