/** Values between a text box and a document. */
import { understood } from './numerals';
import type { Json, Shape } from './types';

export function written(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A number in whatever digits it is typed; another text stays as it is. */
function whole(text: string): Json {
  const plain = understood(text);
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : /^-?[\d./]+$/.test(plain) ? plain : text;
}

/** What a person typed, as the shape would have it; nothing typed is no value. */
export function typed(text: string, shape: Shape): Json | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (plain.startsWith('[') || plain.startsWith('{')) {
    try {
      return JSON.parse(plain);
    } catch {
      return plain;
    }
  }
  switch (shape.type) {
    case 'whole':
    case 'exact':
      return whole(plain);
    case 'truth':
      return plain === 'true';
    case 'list':
      return plain
        .split(/[,;\s]+/)
        .filter((part) => part !== '')
        .map((part) => typed(part, shape.entry) ?? part);
    case 'either': {
      const list = shape.shapes.find((s) => s.type === 'list');
      return list && /[,;]/.test(plain) ? typed(plain, list) : whole(plain);
    }
    default: {
      const digits = understood(plain);
      return /^-?[\d./]+$/.test(digits) ? digits : plain;
    }
  }
}

/** A name that none of the entries has. */
export function freeName(entries: [string, unknown][]): string {
  let name = String(entries.length + 1);
  while (entries.some(([old]) => old === name)) name += "'";
  return name;
}
