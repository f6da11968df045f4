/** A small picture of a document by the looks of its fields, or of its chapter where no field has a look of its own. */
import type { Doc, Json, Kind } from './types';

export type Mark =
  | { as: 'cell'; x: number; y: number; w: number; h: number; text: string; lit: boolean }
  | { as: 'disc'; x: number; y: number; r: number; tone: string }
  | { as: 'card'; x: number; y: number; turn: number; text: string; tone: string }
  | { as: 'line'; d: string; tone: string; wide: number }
  | { as: 'area'; d: string; tone: string };

export const WIDE = 160;
export const HIGH = 100;
type Draw = (value: Json | undefined, document: Doc) => Mark[];

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const rows = (value: Json | undefined): Json[][] => list(value).map((row) => list(row));
const short = (value: Json | undefined) => {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.length > 5 ? '' : text;
};

function grid(texts: string[][]): Mark[] {
  const shown = texts.slice(0, 4).map((row) => row.slice(0, 4));
  const columns = Math.max(1, ...shown.map((row) => row.length));
  const w = Math.min(36, 130 / columns);
  const h = Math.min(24, 80 / Math.max(1, shown.length));
  const left = (WIDE - columns * w) / 2;
  const top = (HIGH - shown.length * h) / 2;
  return shown.flatMap((row, i) =>
    row.map((text, j): Mark => ({
      as: 'cell',
      x: left + j * w,
      y: top + i * h,
      w: w - 3,
      h: h - 3,
      text,
      lit: (i + j) % 3 === 0,
    })),
  );
}

function dots(sizes: number[]): Mark[] {
  const shown = sizes.slice(0, 6).map((size) => Math.min(6, Math.max(0, size)));
  const step = Math.min(26, 130 / Math.max(1, shown.length));
  const left = (WIDE - (shown.length - 1) * step) / 2;
  const ground: Mark = {
    as: 'line',
    d: `M${left - 22} 88H${left + (shown.length - 1) * step + 22}`,
    tone: 'line',
    wide: 2,
  };
  return [
    ground,
    ...shown.flatMap((size, i) =>
      Array.from({ length: size }, (_, k): Mark => ({
        as: 'disc',
        x: left + i * step,
        y: 79 - k * 14,
        r: 6,
        tone: i === shown.length - 1 && k === size - 1 ? 'chosen' : 'first',
      })),
    ),
  ];
}

function fan(texts: string[]): Mark[] {
  const shown = texts.slice(0, 5);
  const step = 24;
  const left = WIDE / 2 - ((shown.length - 1) * step) / 2;
  return shown.map((text, i) => ({
    as: 'card',
    x: left + i * step,
    y: 50 - (i === 1 ? 6 : 0),
    turn: (i - (shown.length - 1) / 2) * 7,
    text,
    tone: /[♥♦HD]/u.test(text) || i === 1 ? 'second' : 'ink',
  }));
}

const coins = (texts: string[]): Mark[] => {
  const shown = texts.slice(0, 5).map((row) => row.slice(0, 8));
  const broad = Math.max(1, ...shown.map((row) => row.length));
  const step = Math.min(17, 140 / broad);
  return shown.flatMap((row, i) =>
    [...row].map((coin, j): Mark => ({
      as: 'disc',
      x: WIDE / 2 + (j - (broad - 1) / 2) * step,
      y: HIGH / 2 + (i - (shown.length - 1) / 2) * step,
      r: step * 0.42,
      tone: coin.toUpperCase() === 'H' ? 'chosen' : 'line',
    })),
  );
};

const BUSH = [
  ['M30 90H130', 'good', 3],
  ['M80 90V52', 'good', 3],
  ['M80 62C62 60 52 46 50 32', 'good', 3],
  ['M80 62C98 60 108 46 110 32', 'good', 3],
  ['M80 52C66 36 74 22 80 22S94 36 80 52', 'good', 3],
  ['M50 32C46 26 44 22 44 16', 'chosen', 3],
] as const;
const TREE = [
  ['M80 14L45 50', 'ink', 1.6],
  ['M80 14L115 50', 'ink', 1.6],
  ['M45 50L28 86', 'ink', 1.6],
  ['M45 50L62 86', 'ink', 1.6],
  ['M115 50L98 86', 'ink', 1.6],
  ['M115 50L132 86', 'chosen', 4],
  ['M38 40H122Q132 50 122 60H38Q28 50 38 40Z', 'soft', 0.8],
] as const;
const lines = (all: readonly (readonly [string, string, number])[]): Mark[] =>
  all.map(([d, tone, wide]) => ({ as: 'line', d, tone, wide }));
const disc = (x: number, y: number, tone: string, r = 5): Mark => ({ as: 'disc', x, y, tone, r });

const tree = () => [...lines(TREE), disc(80, 14, 'first'), disc(45, 50, 'second'), disc(115, 50, 'second')];
const triangle = (): Mark[] => [
  { as: 'line', d: 'M80 10L132 90H28Z', tone: 'line', wide: 2 },
  { as: 'area', d: 'M66 46L98 42L108 70L62 76Z', tone: 'good' },
  disc(84, 58, 'brand', 4),
  disc(76, 62, 'chosen', 4),
];
const envelope = (): Mark[] => [
  ...lines([
    ['M22 88H138', 'line', 1.5],
    ['M24 18L136 62', 'second', 1.4],
    ['M24 72L136 26', 'second', 1.4],
  ]),
  { as: 'line', d: 'M24 72L90 44L136 62', tone: 'first', wide: 3.5 },
  disc(90, 44, 'chosen', 6),
];
const crossing = (): Mark[] => [
  ...lines([
    ['M26 10V88H140', 'line', 1.5],
    ['M26 24L128 76', 'first', 2.4],
    ['M52 12L104 88', 'second', 2.4],
  ]),
  disc(77, 50, 'chosen', 6),
];
const region = (): Mark[] => [
  { as: 'area', d: 'M34 82L48 26L96 16L130 48L96 84Z', tone: 'first' },
  { as: 'line', d: 'M96 16L130 48', tone: 'first', wide: 3 },
  disc(113, 32, 'chosen', 6),
];
const loop = (): Mark[] => [
  ...grid([
    ['', ''],
    ['', ''],
  ]),
  { as: 'line', d: 'M112 34C148 20 148 80 112 66M112 66l8 -6M112 66l9 3', tone: 'second', wide: 2.2 },
];

const DRAWN: Record<string, Draw> = {
  matrix: (value) => grid(rows(value).map((row) => row.map(short))),
  bimatrix: (value) => grid(rows(value).map((row) => row.map(short))),
  piles: (value) => dots(list(value).map(Number)),
  hand: (value) => fan(list(value).length > 0 ? list(value).map(short) : ['3', '5', '8']),
  hands: (value) => fan(list(rows(value)[0]).map(short)),
  coins: (value) => coins([typeof value === 'string' ? value : 'THTTH']),
  board: (value) => coins(list(value).length > 0 ? list(value).map(String) : ['TTTT', 'THTT', 'TTTH']),
  columns: (value) => dots(list(value).length > 0 ? list(value).map(Number) : [4, 4, 3, 2, 2]),
  lanes: (value) =>
    coins(
      list(value)
        .slice(0, 5)
        .map((at) => 'T'.repeat(Number(at) || 0) + 'H' + 'TTTH'),
    ),
  square: () => [
    ...grid([
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ]),
    disc(104, 36, 'chosen', 8),
  ],
  points: () => [
    ...grid([
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ]),
    disc(60, 62, 'first', 7),
    disc(104, 36, 'first', 7),
  ],
  marks: () =>
    grid([
      ['×', '', ''],
      ['', '○', ''],
      ['', '', '×'],
    ]),
  components: () => [...coins(['HT']), ...lines(BUSH)],
  watched: (value) => grid(rows(value).map((row) => row.map(short))),
  hackenbush: () => lines(BUSH),
  tree,
  coalitions: triangle,
  seats: () => dots([2, 3, 5, 6]),
  games: loop,
  graph: () => [
    ...lines([
      ['M50 76L80 22L112 72', 'ink', 1.8],
      ['M50 76L112 72', 'ink', 1.8],
    ]),
    disc(80, 22, 'first', 8),
    disc(50, 76, 'first', 8),
    disc(112, 72, 'second', 8),
  ],
};

/** Looks that show the game whichever of its fields is given. */
const WHOLE = ['hackenbush', 'marks', 'points'];

/** What a chapter looks like where a kind's fields have no look. */
const CHAPTERS: Record<string, () => Mark[]> = {
  impartial: () => dots([3, 2, 4]),
  matrix: envelope,
  extensive: tree,
  recursive: loop,
  poker: () => [...fan(['A', 'Q']), ...lines([['M20 90H140', 'line', 2]])],
  equilibrium: () =>
    grid([
      ['2, 1', '0, 0'],
      ['0, 0', '1, 2'],
    ]),
  duopoly: crossing,
  bargaining: region,
  coalition: triangle,
  trick: () => fan(['9', 'K', '4']),
  tanhinmin: () => fan(['3', '5', '8', '2']),
  memory: () => fan(['', '7', '', '7']),
};

export function sketch(kind: Kind, document: Doc): Mark[] {
  const drawable = kind.document.fields.filter((one) => one.look in DRAWN);
  const field =
    drawable.find((one) => WHOLE.includes(one.look)) ?? drawable.find((one) => document[one.name] !== undefined);
  const drawn = field ? (DRAWN[field.look]?.(document[field.name], document) ?? []) : [];
  return drawn.length > 0 ? drawn : (CHAPTERS[kind.chapter]?.() ?? envelope());
}
