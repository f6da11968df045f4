/** Boards that keep their size and their places, however much a game cuts off them. */
import type { Board, Figure, Graph, Grid } from './types';

/** A graph with the vertices that keep room for themselves after they are gone. */
export type FramedGraph = Graph & { frame?: Graph['vertices'] };

const within = (some: readonly string[], all: readonly string[]) =>
  new Set(all).size === all.length && some.every((head) => all.includes(head));

/** A board that is played on by its squares; a table of choices is another one after every round. */
const isBoard = (board: Board): board is Board & { figure: Grid } =>
  board.figure.type === 'grid' && Object.keys(board.places).some((place) => place.startsWith('cell '));

/** The heads of the largest of all boards that has those of this one among its own. */
function longest(own: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  return others.reduce((most, heads) => (heads.length > most.length && within(most, heads) ? heads : most), own);
}

const EMPTY = { text: '', tone: 'plain' } as const;

/** A place of a grid whose rows and columns have moved. */
function moved(place: string, row: (i: number) => number, column: (j: number) => number): string {
  const [sort, a, b] = place.split(' ');
  if (sort === 'cell') return `cell ${row(Number(a))} ${column(Number(b))}`;
  return sort === 'row' ? `row ${row(Number(a))}` : sort === 'column' ? `column ${column(Number(a))}` : place;
}

/** The squares at their heads; without heads rows stand on the last one. */
function widened(board: Board & { figure: Grid }, frames: readonly Grid[]): Board {
  const { figure } = board;
  const columnHeads = longest(
    figure.columnHeads,
    frames.map((frame) => frame.columnHeads),
  );
  const rowHeads = longest(
    figure.rowHeads,
    frames.map((frame) => frame.rowHeads),
  );
  const headed = figure.rowHeads.length > 0;
  const height = headed ? rowHeads.length : Math.max(figure.rows.length, ...frames.map((frame) => frame.rows.length));
  const width = Math.max(columnHeads.length, figure.rows[0]?.length ?? 0);
  const row = (i: number) => (headed ? rowHeads.indexOf(figure.rowHeads[i] ?? '') : height - figure.rows.length + i);
  const column = (j: number) => (columnHeads.length > 0 ? columnHeads.indexOf(figure.columnHeads[j] ?? '') : j);
  const rows: Grid['rows'] = Array.from({ length: height }, () => Array.from({ length: width }, () => EMPTY));
  figure.rows.forEach((squares, i) => squares.forEach((square, j) => (rows[row(i)]![column(j)] = square)));
  return {
    ...board,
    figure: { ...figure, rowHeads: [...rowHeads], columnHeads: [...columnHeads], rows },
    places: Object.fromEntries(Object.entries(board.places).map(([place, part]) => [moved(place, row, column), part])),
  };
}

/** The vertices where they stood at first, and room for those that are gone. */
function kept(figure: Graph, frame: Graph): FramedGraph {
  const first = new Map(frame.vertices.map((vertex) => [vertex.id, vertex]));
  const vertices = figure.vertices.map((vertex) => {
    const stood = first.get(vertex.id);
    return stood ? { ...vertex, x: stood.x, y: stood.y } : vertex;
  });
  return { ...figure, vertices, frame: frame.vertices };
}

const isGiven = (figure: Figure | undefined): figure is Graph => figure?.type === 'graph' && figure.layout === 'given';

/**
 * A board in the frame of the one the game began with.
 *
 * @param first the board the game began with
 * @param other the board before the last move, or after it, which is to be as large as this one
 */
export function framed(board: Board, first: Board | undefined, other?: Board): Board {
  if (!first) return board;
  const { figure } = board;
  if (isGiven(figure) && isGiven(first.figure)) return { ...board, figure: kept(figure, first.figure) };
  if (!isBoard(first) || figure.type !== 'grid') return board;
  const frames = [first, ...(other ? [other] : [])].flatMap(({ figure: one }) => (one.type === 'grid' ? [one] : []));
  const isHeaded = (grid: Grid) => `${grid.rowHeads.length > 0} ${grid.columnHeads.length > 0}`;
  return frames.every((frame) => isHeaded(frame) === isHeaded(figure)) ? widened({ ...board, figure }, frames) : board;
}
