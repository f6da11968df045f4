/** Parameters to begin with, so that a table shows something at once. */
import type { Doc, Json, Shape, Tabulation } from './types';

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

/**
 * Tables worth a look, with the parameters that show most: octal games with their periods, heat maps, strategies of
 * Memory.
 */
export const SIGHTS: { table: string; parameters: Doc }[] = [
  { table: 'octal', parameters: { code: '0.77', from: 0, to: 120 } },
  { table: 'octal', parameters: { code: '0.137', from: 0, to: 120 } },
  { table: 'octal', parameters: { code: '0.07', from: 0, to: 120 } },
  { table: 'subtraction', parameters: { subtractionSet: [1, 3, 4], from: 0, to: 60 } },
  { table: 'wythoff', parameters: { size: 14 } },
  { table: 'turning-corners', parameters: { height: 16, width: 16 } },
  { table: 'memory-strategies', parameters: { pairs: 8 } },
  { table: 'memory-map', parameters: { pairs: 20, lead: 0 } },
  { table: 'trick-values', parameters: { cards: 4 } },
  { table: 'chomp-openings', parameters: { columnsTo: 8, rowsTo: 4 } },
];

/** Kinds whose reports draw the value as a curve. */
export const CURVES = ['parametric-matrix-game', 'two-by-infinity', 'infinity-by-two'];
