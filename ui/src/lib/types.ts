/** What the server says, as TypeScript. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Doc = { [key: string]: Json };

export type Shape =
  | { type: 'whole'; least: number; most: number }
  | { type: 'exact' }
  | { type: 'text' }
  | { type: 'truth' }
  | { type: 'deep' }
  | { type: 'choice'; words: string[] }
  | { type: 'list'; least: number; most: number; entry: Shape }
  | { type: 'map'; entry: Shape }
  | { type: 'either'; shapes: Shape[] }
  | { type: 'fields'; fields: Field[] };

export type Field = { name: string; required: boolean; look: string; meaning: string; shape: Shape };
export type Fields = { type: 'fields'; fields: Field[] };

export type Kind = {
  name: string;
  title: string;
  about: string;
  chapter: string;
  playable: boolean;
  document: Fields;
  facts: { key: string; label: string }[];
  example: Doc | null;
};
export type Table = { name: string; room: string; title: string; parameters: Fields };
export type Catalogue = {
  languages: string[];
  chapters: { id: string; name: string }[];
  kinds: Kind[];
  tables: Table[];
  formats: string[];
  budget: { seconds: number; most: number; megabytes: number };
};
export type Example = { name: string; title: string; source: string | null; kind: string; chapter: string };

export type Tone = 'plain' | 'first' | 'second' | 'good' | 'bad' | 'accent' | 'muted';
export type Point = [number, number];
export type Plot = {
  type: 'plot';
  x: { label: string; from: number; to: number };
  y: { label: string; from: number; to: number };
  equalScale: boolean;
  curves: { label: string; tone: Tone; bold: boolean; points: Point[] }[];
  dots: { label: string; tone: Tone; x: number; y: number }[];
  regions: { label: string; tone: Tone; outline: Point[]; corners: string[] }[];
};
/** The shares of the three corners of a triangle. */
export type Shares = [number, number, number];
export type Triangle = {
  type: 'triangle';
  corners: [string, string, string];
  curves: { label: string; tone: Tone; bold: boolean; points: Shares[] }[];
  dots: { label: string; tone: Tone; at: Shares }[];
  regions: { label: string; tone: Tone; outline: Shares[]; corners: string[] }[];
};
export type Bars = {
  type: 'bars';
  axis: string;
  groups: { label: string; bars: { label: string; value: number | null; text: string; tone: Tone }[] }[];
};
export type Grid = {
  type: 'grid';
  rowHeads: string[];
  columnHeads: string[];
  rows: { text: string; tone: Tone }[][];
};
export type HeatMap = {
  type: 'heatMap';
  xLabel: string;
  yLabel: string;
  rowHeads: string[];
  columnHeads: string[];
  rows: { value: number | null; text: string }[][];
};
export type GraphEdge = { from: string; to: string; label: string; tone: Tone; directed: boolean };
export type Graph = {
  type: 'graph';
  layout: 'given' | 'circle' | 'layers' | 'tree';
  vertices: { id: string; label: string; x: number; y: number; tone: Tone }[];
  edges: GraphEdge[];
};
export type Coins = Omit<Grid, 'type'> & { type: 'coins' };
export type Cards = {
  type: 'cards';
  rows: { label: string; cards: { text: string; side: 'face' | 'back' | 'gone'; tone: Tone }[] }[];
};
export type Piles = { type: 'piles'; piles: { label: string; size: string; drawn: boolean; tone: Tone }[] };
export type TreeNode = {
  parent: number;
  move: string;
  probability: string;
  chosen: boolean;
  turn: 'chance' | 'player' | 'end';
  player?: number;
  payoffs?: string[];
  label: string;
  hidden: number;
};
export type Tree = {
  type: 'tree';
  players: string[];
  nodes: TreeNode[];
  sets: { label: string; nodes: number[] }[];
};
export type Figure = Plot | Grid | Coins | HeatMap | Graph | Cards | Piles | Tree | Triangle | Bars;

export type Fact = { key: string; label: string; value: Json; text: string };
export type Cell = { value: Json; text: string; tone: Tone };
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'formula'; latex: string; plain: string }
  | { type: 'facts'; facts: Fact[] }
  | { type: 'steps'; steps: { text: string; shown: Block[] }[] }
  | { type: 'table'; title: string; head: string[]; rows: Cell[][]; headedRows: boolean }
  | { type: 'picture'; figure: number; caption: string };
export type Mark = 'holds' | 'partly' | 'unchecked' | 'refuted';
export type Report = {
  kind: string;
  title: string;
  headline: string;
  certificate: { text: string; checked: boolean; mark: Mark; manner: string; data: Json };
  facts: Fact[];
  sections: { title: string; blocks: Block[] }[];
  figures: Figure[];
};
export type Judged = { key: string; verdict: 'right' | 'wrong' | 'unknown'; text: string };
export type Solved = { report: Report; svgs: string[]; mine: Judged[] };

/** A move and the parts it is made of; the notation is how it is sent back, and nobody reads it. */
export type Move = { notation: string; words: string; parts: string[]; weight?: string };
/** Moves that differ only by a number. */
export type Range = { parts: string[]; asks: string; from: string; to: string };
export type Board = { title: string; figure: Figure; places: Record<string, string> };
export type Turn = { player?: number; chance?: true; over?: true; winner?: number | null; payoffs?: string[] };
/** A game as the person in a seat may see it; the whole of it is sealed. */
export type Position = {
  game: string;
  seat: number;
  players: string[];
  turn: Turn;
  /** After how many rounds the match ends, where the game is played round after round. */
  rounds?: number;
  moveCount: string;
  listed: boolean;
  moves: Move[];
  ranges: Range[];
  names: Record<string, string>;
  advice?: {
    standing: 'WIN' | 'LOSS' | 'DRAW' | 'WORTH' | 'UNKNOWN';
    value?: string;
    any?: true;
    best?: Move[];
    why: string[];
  };
  log: { player: number | null; words: string }[];
  written?: string[];
  scene: { text: string; notes: string[]; boards: Board[] };
};

export type Claim = {
  id: string;
  room: string;
  statement: string;
  source: string;
  known: 'HOLDS' | 'FAILS' | 'EMPTY' | 'OPEN';
  smallest: number;
  usual: number;
  checkedTo: number | null;
};
export type Job = {
  id: string;
  claim: string;
  to: number;
  state: 'running' | 'done' | 'stopped' | 'failed';
  pieces: number;
  allPieces: number;
  rate: number;
  secondsLeft: number | null;
  report: Report | null;
};
export type TextbookEntry = {
  id: string;
  section: string | null;
  title: string;
  example?: string;
  document?: Doc;
  printed?: string;
  right?: string;
  note?: string;
};
export type TextbookChapter = { chapter: string; title: string; entries: TextbookEntry[] };
