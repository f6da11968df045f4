// What the server and the page say to each other. Made by `npm run types` from the schemas; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A document: named fields. The schema of each kind says which. */
export type Doc = { [key: string]: Json };
export type Language = 'en' | 'ja';
/** What may stand at a place of a document. */
export type Shape =
  | { type: 'whole'; least: number; most: number }
  | { type: 'exact' }
  | { type: 'text' }
  | { type: 'truth' }
  | { type: 'deep' }
  | {
      type: 'choice';
      words: string[];
      /** What the words are called, in their order. */
      labels: string[];
    }
  | { type: 'list'; least: number; most: number; entry: Shape }
  | { type: 'map'; entry: Shape }
  | { type: 'either'; shapes: Shape[] }
  | Fields;
export type Field = {
  name: string;
  required: boolean;
  look: string;
  /** Whether it changes how the game is played and cannot be seen on its board. */
  rule?: boolean;
  meaning: string;
  shape: Shape;
};
export type Fields = { type: 'fields'; fields: Field[] };
export type Kind = {
  name: string;
  title: string;
  about: string;
  chapter: string;
  playable: boolean;
  gambit: ('efg' | 'nfg')[];
  document: Fields;
  facts: { key: string; label: string }[];
  example: Doc | null;
};
/** A table that can be made, and what it is made from. */
export type Tabulation = { name: string; room: string; title: string; parameters: Fields };
export type Catalogue = {
  languages: Language[];
  chapters: { id: string; name: string }[];
  kinds: Kind[];
  tables: Tabulation[];
  /** Games to begin with, to be drawn on the first page. */
  welcome: Welcome[];
  /** Tables worth a look, with the parameters that show most. */
  sights: { table: string; parameters: Doc }[];
  formats: string[];
  budget: { seconds: number; most: number; megabytes: number };
};
export type Welcome = { title: string; about: string; page: 'solve' | 'play'; document: Doc };
export type Example = { name: string; title: string; source: string | null; kind: string; chapter: string };
/** What is to be said of an answer of the reader's own. */
export type Judged = {
  key: string;
  verdict: 'right' | 'wrong' | 'unknown';
  text: string;
  /** What is wrong with it, or why it could not be compared. */
  why: string;
};
/** A report, a picture of each of its figures, and the verdicts on the reader's own answers. */
export type Solved = {
  report: Report;
  svgs: string[];
  mine: Judged[];
  /** By fact: the answers a reader may choose from who tries first, where there are few. */
  choices: { [key: string]: string[] };
};
/** A file that was read. */
export type Opened = { document: Doc };
/** A document that was written. */
export type Saved = { text: string };
/** A move and the parts it is made of; the notation is how it is sent back, and nobody reads it. */
export type Move = {
  notation: string;
  words: string;
  parts: string[];
  /** The probability to play it with. */
  weight?: string;
};
/** Moves that differ only by a number. */
export type Range = { parts: string[]; asks: string; from: string; to: string };
/** A figure, and the part that each of its places stands for. */
export type Board = { title: string; figure: Figure; places: { [key: string]: string } };
export type Scene = { text: string; notes: string[]; boards: Board[] };
/** Whose turn it is, or how the game ended. */
export type Turn =
  | { player: number; chance?: undefined; over?: undefined; winner?: undefined; payoffs?: undefined }
  | { chance: true; player?: undefined; over?: undefined; winner?: undefined; payoffs?: undefined }
  | { over: true; winner: number | null; payoffs: string[]; player?: undefined; chance?: undefined };
/** What the perfect player would do: any move at all, or the best ones. */
export type Advice = {
  standing: 'WIN' | 'LOSS' | 'DRAW' | 'WORTH' | 'EQUILIBRIUM' | 'ROUND' | 'UNKNOWN';
  value?: string;
  any?: true;
  best?: Move[];
  why: string[];
};
/** A game as the person in a seat may see it; the whole of it is sealed. */
export type Position = {
  game: string;
  seat: number;
  players: string[];
  turn: Turn;
  /** After how many rounds the match ends, where the game is played round after round. */
  rounds?: number;
  moveCount: string;
  /** Whether the moves and ranges are all there are. */
  listed: boolean;
  moves: Move[];
  ranges: Range[];
  /** What the parts that are on no board are called. */
  names: { [key: string]: string };
  advice?: Advice;
  log: { player: number | null; words: string }[];
  /** The moves so far, where nothing in them is hidden. */
  written?: string[];
  scene: Scene;
};
/**
 * What a look back on a finished game found: how many of the person's moves could be judged, and those
 * that gave something away.
 */
export type Review = {
  judged: number;
  mistakes: Mistake[];
  /** How many of the other moves best play makes too, where only an expectation is known. */
  followed: number;
  departures: Departure[];
};
/** A move that best play does not make there, where only an expectation is known. */
export type Departure = {
  /** The number of the move in the game, from 1. */
  number: number;
  move: Move;
  best: Move[];
  why: string[];
};
export type Mistake = {
  /** The number of the move in the game, from 1. */
  number: number;
  before: 'WIN' | 'LOSS' | 'DRAW';
  after: 'WIN' | 'LOSS' | 'DRAW';
  better?: Move;
  why: string[];
};
export type Claim = {
  id: string;
  chapter: string;
  statement: string;
  source: string;
  known: 'PROVED' | 'CHECKED' | 'REFUTED' | 'EMPTY' | 'OPEN';
  standing: string;
  smallest: number;
  usual: number;
  checkedTo: number | null;
};
/** A census in the background. */
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
export type Started = { id: string };
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
export type Failure = { error: { code: string; place: string; message: string } };
/** How long an answer may take, and how much memory it may use up. */
export type Budget = { seconds?: number; megabytes?: number };
/**
 * A document to be solved, the facts asked for beside the usual ones, and the reader's own answers to
 * be judged.
 */
export type Solving = {
  document: Doc;
  lang?: Language;
  decimals?: number;
  budget?: Budget;
  id?: string;
  ask?: string[];
  mine?: Doc;
};
export type Reading = { text: string; name?: string; lang?: Language };
export type Writing = { document: Doc; format?: 'json' | 'yaml' | 'nfg' | 'efg'; lang?: Language };
export type Exporting = {
  document: Doc;
  lang?: Language;
  format: string;
  decimals?: number;
  figure?: number;
  budget?: Budget;
  id?: string;
};
/** The text of an answer key: JSON lines, a JSON list, or a table. */
export type KeyReading = { text: string; lang?: Language; budget?: Budget; id?: string };
export type KeyRead = { questions: KeyEntry[] };
/** A question of an answer key, or why there is none in its line. */
export type KeyEntry = {
  line: number;
  id?: string;
  topic?: string;
  ask?: string;
  question?: Doc;
  fault?: string;
  place?: string;
};
/** One question of an answer key, as the key was read. */
export type Verifying = { question: Doc; lang?: Language; budget?: Budget; id?: string };
/** What became of a question and of each of its expected answers, and the document it is about. */
export type Verified = {
  verdict: Agreement;
  why: string;
  document?: Doc;
  fields: { field: string; label: string; verdict: Agreement; expected: string; answered: string; why: string }[];
};
export type Agreement = 'matched' | 'mismatched' | 'not-supported' | 'skipped';
export type Tabulating = {
  name: string;
  parameters: Doc;
  lang?: Language;
  decimals?: number;
  budget?: Budget;
  id?: string;
};
/** A game to begin, or to go on with from the moves that were written down. */
export type Beginning = {
  document: Doc;
  seat?: number;
  seed?: number;
  rounds?: number;
  moves?: string[];
  lang?: Language;
};
export type Looking = {
  game: string;
  /** After how many moves. */
  at?: number;
  advice?: boolean;
  lang?: Language;
};
/** A move by its notation, or by a number out of one of the ranges. */
export type Moving = { game: string; move?: string; range?: number; number?: string; lang?: Language };
export type Going = {
  game: string;
  /** How often any move at all is made. */
  mistakes?: number;
  lang?: Language;
};
export type Keeping = { game: string; lang?: Language };
export type Lasting = { game: string; rounds: number; lang?: Language };
export type Starting = { claim: string; to?: number; lang?: Language };
/** What hissho solve --format json and hissho table --format json print. */
export type Report = {
  kind: string;
  title: string;
  headline: string;
  /** The facts by their keys, with exact values. */
  answer: { [key: string]: Json };
  certificate: {
    text: string;
    checked: boolean;
    /** How far the answer was checked: all of it, a part or sample, nothing, or the check failed. */
    mark: 'holds' | 'partly' | 'unchecked' | 'refuted';
    /** The facts of the answer that the data say, by this name or in other words. */
    covers: string[];
    /** The other facts of the answer: the text says how far they were checked. */
    besides: string[];
    /**
     * The manner of proof: guarantees, bestReplies, replay, values, secondWay, closedForm, counterexample,
     * unchecked.
     */
    manner: string;
    /** What a stranger needs to check the answer again, by name. */
    data: { [key: string]: Json };
  };
  facts: Fact[];
  sections: { title: string; blocks: Block[] }[];
  figures: Figure[];
};
export type Tone = 'plain' | 'first' | 'second' | 'good' | 'bad' | 'accent' | 'muted';
export type Fact = {
  key: string;
  label: string;
  value: Json;
  text: string;
  /** True where time ran out before the value was found; missing otherwise. */
  unfinished?: boolean;
  /**
   * True where the question has no such value, so that nothing is claimed (value is null, text says
   * why); missing otherwise.
   */
  unanswered?: boolean;
};
export type Block = Paragraph | Formula | Facts | Steps | Table | Picture;
export type Paragraph = { type: 'paragraph'; text: string };
export type Formula = { type: 'formula'; latex: string; plain: string };
export type Facts = { type: 'facts'; facts: Fact[] };
export type Steps = { type: 'steps'; steps: { text: string; shown: Block[] }[] };
export type Table = {
  type: 'table';
  title: string;
  headedRows: boolean;
  head: string[];
  rows: { value: Json; text: string; tone: Tone }[][];
};
export type Picture = {
  type: 'picture';
  /** The number of the figure in the list figures, from 0. */
  figure: number;
  caption: string;
};
export type Figure = Plot | Grid | HeatMap | Graph | Tree | Triangle | Tetrahedron | Bars | Coins | Cards | Piles;
export type Axis = { label: string; from: number | null; to: number | null };
export type Point = [number | null, number | null];
export type Plot = {
  type: 'plot';
  x: Axis;
  y: Axis;
  /** Whether a unit is as long on one axis as on the other. */
  equalScale: boolean;
  curves: { label: string; tone: Tone; bold: boolean; points: Point[] }[];
  dots: { label: string; tone: Tone; x: number | null; y: number | null; moves?: Handle }[];
  regions: {
    label: string;
    tone: Tone;
    outline: Point[];
    /** The names of the corners, in the order of the outline; they may be missing at the end. */
    corners: string[];
  }[];
};
export type Grid = {
  type: 'grid';
  rowHeads: string[];
  columnHeads: string[];
  rows: { text: string; tone: Tone }[][];
  picks?: Picking;
};
export type HeatMap = {
  type: 'heatMap';
  xLabel: string;
  yLabel: string;
  rowHeads: string[];
  columnHeads: string[];
  rows: { value: number | null; text: string }[][];
};
export type Graph = {
  type: 'graph';
  layout: 'given' | 'circle' | 'layers' | 'tree';
  vertices: { id: string; label: string; x: number | null; y: number | null; tone: Tone }[];
  edges: { from: string; to: string; label: string; tone: Tone; directed: boolean }[];
};
/** A game tree; every node comes after its parent. */
export type Tree = {
  type: 'tree';
  players: string[];
  nodes: {
    /** The number of the parent; -1 for the root, which comes first. */
    parent: number;
    move: string;
    probability: string;
    /** Whether the move to this node belongs to the play the argument is about. */
    chosen: boolean;
    turn: 'chance' | 'player' | 'end';
    player?: number;
    payoffs?: string[];
    label: string;
    /** How many nodes below this one are not shown. */
    hidden: number;
  }[];
  sets: { label: string; nodes: number[] }[];
};
/** The shares of the three corners. */
export type Shares = [number | null, number | null, number | null];
export type Triangle = {
  type: 'triangle';
  corners: [string, string, string];
  /**
   * Whether the first corner is at the bottom, the second at the top left and the third at the top
   * right.
   */
  firstBelow: boolean;
  curves: { label: string; tone: Tone; bold: boolean; points: Shares[] }[];
  dots: { label: string; tone: Tone; at: Shares; moves?: Handle }[];
  regions: { label: string; tone: Tone; outline: Shares[]; corners: string[] }[];
};
/** The shares of the four corners. */
export type FourShares = [number | null, number | null, number | null, number | null];
export type Tetrahedron = {
  type: 'tetrahedron';
  corners: [string, string, string, string];
  lines: { tone: Tone; bold: boolean; from: FourShares; to: FourShares }[];
  spots: { label: string; tone: Tone; at: FourShares }[];
};
export type Bars = {
  type: 'bars';
  axis: string;
  groups: { label: string; bars: { label: string; value: number | null; text: string; tone: Tone }[] }[];
};
export type Coins = {
  type: 'coins';
  rowHeads: string[];
  columnHeads: string[];
  rows: { text: string; tone: Tone }[][];
};
export type Cards = {
  type: 'cards';
  rows: { label: string; cards: { text: string; side: 'face' | 'back' | 'gone'; tone: Tone }[] }[];
};
export type Piles = { type: 'piles'; piles: { label: string; size: string; drawn: boolean; tone: Tone }[] };
/**
 * What moving a dot means: the field becomes the origin plus so many times the coordinates (two in a
 * plot, the three shares in a triangle).
 */
export type Handle = { field: string; origin: number[]; scale: number };
/**
 * What choosing a cell means: the field becomes the places chosen before and this one, each as row and
 * column from 1.
 */
export type Picking = { field: string; before: number[][]; rows: number; columns: number };
