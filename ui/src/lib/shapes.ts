/** Values by their shape: which shape a value has, and a value to begin with. */
import type { Doc, Fields, Json, Shape } from './types';

const SCALARS = ['whole', 'exact', 'text', 'choice'];
/** One box is enough for it. */
export const isScalar = (shape: Shape): boolean =>
  SCALARS.includes(shape.type) || (shape.type === 'either' && shape.shapes.every(isScalar));
export const isNumber = (shape: Shape): boolean =>
  shape.type === 'whole' || shape.type === 'exact' || (shape.type === 'either' && shape.shapes.some(isNumber));
export const isDeep = (shape: Shape): boolean =>
  shape.type === 'deep' || (shape.type === 'either' && shape.shapes.some(isDeep));

/** Whether a value may stand where this shape is; loosely, so that what is half typed keeps its editor. */
export function fits(shape: Shape, value: Json | undefined): boolean {
  if (value === undefined || value === null) return false;
  switch (shape.type) {
    case 'whole':
    case 'exact':
      return typeof value === 'number' || (typeof value === 'string' && /^[-+\d]/u.test(value));
    case 'text':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' && shape.words.includes(value);
    case 'truth':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && (value.length === 0 || value.some((one) => fits(shape.entry, one)));
    case 'map':
    case 'fields':
      return typeof value === 'object' && !Array.isArray(value);
    case 'either':
      return shape.shapes.some((one) => fits(one, value));
    case 'deep':
      return typeof value === 'object';
  }
}

/** The alternatives of a shape that are edited differently: all that fit into one box count as one. */
export function alternatives(shape: Shape): Shape[] {
  if (shape.type !== 'either') return [shape];
  const flat = shape.shapes.flatMap(alternatives);
  const boxes = flat.filter(isScalar);
  const others = flat.filter((one) => !isScalar(one));
  const box: Shape[] = boxes.length === 0 ? [] : boxes.length === 1 ? boxes : [{ type: 'either', shapes: boxes }];
  return [...others, ...box];
}

/** A value to begin with, as small as the shape allows. */
export function fresh(shape: Shape): Json {
  switch (shape.type) {
    case 'whole':
      return Math.min(shape.most, Math.max(shape.least, 1));
    case 'exact':
      return 0;
    case 'text':
      return '';
    case 'choice':
      return shape.words[0] ?? '';
    case 'truth':
      return false;
    case 'list':
      return Array.from({ length: Math.max(1, Math.min(shape.least, 6)) }, () => fresh(shape.entry));
    case 'map':
      return {};
    case 'fields':
      return freshFields(shape);
    case 'either':
      return fresh(shape.shapes[0] ?? { type: 'text' });
    case 'deep':
      return {};
  }
}

const freshFields = (shape: Fields): Doc =>
  Object.fromEntries(shape.fields.filter((field) => field.required).map((field) => [field.name, fresh(field.shape)]));

/** A further entry of a list: like the last one where there is one. */
export function next(shape: Shape, entries: Json[]): Json {
  const last = entries.at(-1);
  return last !== undefined && Array.isArray(last) ? structuredClone(last) : fresh(shape);
}
