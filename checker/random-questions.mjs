// Small random trees, hands of Guess it! and questions of every sort.
import { PILE_GAMES } from './pieces.mjs';

const CODED = ['kayles', 'dawson-chess', 'lasker-nim', 'rims', 'rayles'],
  ROWS = ['turning-turtles', 'twins', 'mock-turtles', 'triplets', 'ruler', 'rulerette', 'grunt'];
const HEAPS = ['nim', ...PILE_GAMES];

/** Makers of documents by kind, on the same random numbers as those of games. */
export function questions({ int, pick, chance, list, maybe, shuffle }) {
  const fraction = () => pick(['1/2', '1/3', '2/3', '1/4', '3/4', '2/5', '1/6']),
    span = (lo, hi, most) => {
      const from = int(lo, hi);
      return { from, to: from + int(0, most) };
    },
    whole = (most = 40) => int(0, most);
  const whatever = (n, f) => Array.from({ length: n }, f),
    mixture = () =>
      pick([
        ['1/2', '1/2'],
        ['7/12', '5/12'],
        ['1/3', '2/3'],
        ['1/6', '1/3', '1/2'],
        ['2/5', '3/5'],
        [1, 0],
      ]);
  /**
   * A tree of a few nodes. Nodes of one depth and player may share a set, so that players do not always know where
   * they are.
   */
  const tree = () => {
    const zero = chance(0.6),
      hidden = chance(0.6),
      players = chance(0.15) && !zero ? 3 : 2,
      forgetful = chance(0.2);
    const node = (depth, own) => {
      if (depth === 0 || chance(0.15)) return { payoff: zero ? [int(-4, 4)] : whatever(players, () => int(-3, 5)) };
      if (chance(0.25))
        return {
          chance: pick([
            ['1/2', '1/2'],
            ['1/3', '2/3'],
            ['1/4', '1/4', '1/2'],
          ]).map((p, i) => ({ p, label: `c${i}`, node: node(depth - 1, own) })),
        };
      const player = int(1, players),
        moves = ['a', 'b', 'c'].slice(0, int(2, depth > 2 ? 2 : 3)),
        key = `${player}.${depth}${forgetful ? '' : own[player - 1]}.${moves.length}`;
      return {
        player,
        ...(hidden && chance(0.8) ? { infoset: key } : chance(0.5) ? { infoset: `s${int(0, 1e9)}` } : {}),
        moves: moves.map((label) => ({
          label,
          node: node(
            depth - 1,
            own.map((o, i) => (i === player - 1 ? `${o}/${key}${label}` : o)),
          ),
        })),
      };
    };
    return node(int(1, 3), Array(players).fill(''));
  };
  const span2 = (most) => {
    const a = int(0, most);
    return [a, int(a, most)];
  };
  const spoiltTree = () => {
    const t = tree(),
      broken = structuredClone(t);
    let w = broken;
    while (w.moves && chance(0.6)) w = w.moves[0].node;
    if (w.moves)
      pick([
        () => {
          w.moves[1].label = w.moves[0].label;
        },
        () => {
          w.moves = [];
        },
        () => {
          w.payoff = [1];
        },
        () => {
          delete w.moves[0].node;
        },
      ])();
    else if (w.chance) w.chance[0].p = pick(['-1/2', '5/6']);
    else
      pick([
        () => {
          delete w.payoff;
        },
        () => {
          w.payoff = [1, 2, 3, 4];
        },
      ])();
    return chance(0.4) ? t : broken;
  };
  return {
    tree: () => ({ tree: tree() }),
    'basic-endgame': () => ({ p: fraction(), b: pick([1, 2, 3, '1/2']) }),
    'endgame-formulas': () => ({ p: list(1, 3, fraction), b: pick([1, 2, '1/2']) }),
    'silver-dollar': () => ({ success: [fraction(), fraction()] }),
    'two-guesses': () => ({ success: [fraction(), fraction()] }),
    'statistical-game': () => ({ heads: [fraction(), fraction()] }),
    'coin-prediction': () => ({ heads: [fraction(), fraction()] }),
    beasley: () => ({
      face: fraction(),
      bets: pick([
        [1, 5],
        [2, 3],
        ['1/2', 4],
      ]),
    }),
    'forgetful-player': () => maybe(0.7, () => ({ heads: fraction() })),
    leduc: () => ({
      ranks: int(2, 3),
      suits: int(2, 3),
      raises: int(0, 1),
      ...maybe(0.5, () => ({ ante: int(1, 2), bets: [int(1, 3), int(2, 5)] })),
      ...maybe(0.3, () => ({ accuracy: '1/10' })),
    }),
    'kuhn-poker': () => ({ deck: int(2, 4), ...maybe(0.5, () => ({ ante: int(1, 2), bet: int(1, 3) })) }),
    centipede: () => ({ pairs: int(1, 9), ...maybe(0.4, () => ({ IDown: '(k,1)', IIDown: '(k-1,2k)' })) }),
    'coin-announcement': () =>
      maybe(0.7, () => ({
        pHeads: fraction(),
        truthBonusI: int(0, 5),
        guessHeadsBonusI: int(0, 6),
        correctBonusII: int(1, 4),
      })),
    'game-show': () =>
      maybe(0.7, () => ({
        start: [int(1, 5), int(1, 5)],
        gambleI: [
          ['1/2', int(1, 4)],
          ['1/2', -int(1, 4)],
        ],
        bonus: int(0, 5),
      })),
    'matrix-tree': () => ({
      matrix: whatever(int(1, 3), () => 0).map((_, i, all) => whatever(all.length, () => int(-4, 4))),
      ...maybe(0.5, () => ({ first: 'II' })),
    }),
    'tic-tac-toe': () => {
      const squares = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, int(0, 4)),
        board = [...'.........'];
      squares.forEach((s, i) => {
        board[s] = i % 2 ? 'o' : 'x';
      });
      return { board: board.join('') };
    },
    'tree-check': () => ({ trees: list(1, 4, spoiltTree) }),
    'tree-or-not': () => {
      const vertices = ['t', 'a', 'b', 'c', 'd'].slice(0, int(1, 5));
      return {
        vertices,
        edges: list(0, vertices.length, () => [pick(vertices), pick(vertices)]).filter(([a, b]) => a !== b),
      };
    },
    'strategy-count': () =>
      pick([
        { infosets: int(1, 60), choices: int(1, 4) },
        { choices: list(1, 4, () => int(1, 5)) },
        { choices: [list(1, 3, () => int(1, 4)), list(1, 3, () => int(1, 4))] },
      ]),
    lottery: () => ({ lottery: mixture().map((p) => [p, int(-5, 9)]) }),
    'guess-it': () => ({ m: chance(0.9) ? int(0, 5) : int(11, 14), n: int(0, 5) }),
    'guess-it-range': () => ({ m: span2(4), n: span2(4) }),
    'guess-it-diagonal': () => ({ diagonal: span2(5) }),
    'guess-it-line': () => (chance(0.5) ? { m: int(0, 1), n: 'n' } : { m: 'm', n: int(0, 1) }),
    mex: () => ({ values: list(0, 8, () => whole(9)) }),
    'nim-sum': () =>
      chance(0.5)
        ? { values: list(1, 5, () => whole()) }
        : { values: shuffle([...list(0, 4, () => whole()), 'x']), target: whole() },
    'odious-evil': () => (chance(0.5) ? { values: list(0, 6, () => whole(99)) } : span(0, 40, 12)),
    'coin-values': () => {
      const game = pick(ROWS);
      return pick([
        () => ({ game, firstIndex: 1, ...span(1, 6, 12) }),
        () => ({ game, firstIndex: 0, x: int(0, 12) }),
        () => ({ game, firstIndex: 0, positions: list(1, 3, () => [...new Set(list(1, 4, () => int(0, 12)))]) }),
      ])();
    },
    'coin-turning-length': () => ({ game: pick(ROWS), ...span(1, 4, 8) }),
    'board-values': () =>
      pick([
        () => {
          const yFrom = int(0, 3);
          return {
            game: pick(['turning-corners', 'rugs', 'acrostic-twins']),
            firstIndex: 0,
            row: int(0, 4),
            yFrom,
            yTo: yFrom + int(0, 4),
          };
        },
        () => ({
          rowGame: pick(ROWS.slice(0, 6)),
          columnGame: pick(ROWS.slice(0, 6)),
          firstIndex: 0,
          x: int(0, 4),
          y: int(0, 4),
        }),
        () => ({ game: 'turning-corners', heads: pick(['i+j odd', 'i+j even']), from: 1, to: int(1, 4) }),
      ])(),
    'tartan-solver': () => ({ v1: int(1, 12), v2: int(1, 12), target: int(0, 15) }),
    zeckendorf: () => (chance(0.6) ? { n: int(1, 5000) } : { from: 1, to: int(1, 200) }),
    'chomp-openings': () => ({ columnsTo: int(1, 4), rowsTo: int(1, 4) }),
    'take-and-break-code': () => ({
      games: [
        pick(CODED),
        {
          name: 'own',
          take: pick(['c <= 2', 'c = 1', 'c <= 3']),
          ...maybe(0.5, () => ({ split: pick(['c = 1', 'c = 2']) })),
        },
      ],
    }),
    'colon-principle': () =>
      chance(0.6)
        ? { branches: list(0, 4, () => int(0, 6)), trunk: int(0, 4) }
        : {
            base: {
              edges: [
                [0, 1],
                [1, 2],
              ],
              ground: 0,
            },
            at: int(1, 2),
            first: [
              [0, 1],
              [0, 2],
            ],
            second: pick([
              [
                [0, 1],
                [1, 0],
              ],
              [[0, 1]],
              [
                [0, 1],
                [1, 2],
                [2, 0],
              ],
            ]),
          },
    'fusion-principle': () => span(1, 5, 5),
    'green-components': () => ({ componentSg: list(0, 5, () => whole(15)) }),
    'empty-and-divide-classes': () =>
      chance(0.5)
        ? { m: int(1, 6), nFrom: 1, nTo: int(1, 8) }
        : { mFrom: 1, mTo: int(1, 4), nFrom: 1, nTo: int(1, 5), ...maybe(0.4, () => ({ play: 'misere' })) },
    'limited-takes': () => ({
      ...pick([{ factor: int(1, 4) }, { limit: 't+1' }, {}]),
      ...span(1, 5, 30),
      ...maybe(0.3, () => ({ play: 'misere' })),
    }),
    'northcott-draws': () => ({
      boards: list(1, 2, () =>
        pick([
          [1, 3],
          [1, 5],
          [2, 3],
          [2, 4],
          [3, 3],
        ]),
      ),
    }),
    'northcott-gaps': () => ({ gaps: list(0, 6, () => whole(12)) }),
    'ordinal-arithmetic': () =>
      chance(0.6)
        ? { ordinals: list(0, 4, () => pick(['w', 'w+1', 'w*2+3', 'w^2', 'w^2+w*3+1', '5', '0'])) }
        : {
            allBelow: pick(['w', 'w*2', '3']),
            also: list(0, 3, () => pick(['w', 'w+1', '3', '4', 'w*2'])),
            without: list(0, 2, () => pick(['2', 'w', '0', '7'])),
          },
    'two-dimensional-values': () => ({
      variant: pick(['any-lower-square', 'same-column']),
      ...pick([
        { x: int(0, 4), y: int(0, 4) },
        { xFrom: 0, xTo: int(0, 4), yFrom: 0, yTo: int(0, 3) },
        { row: int(0, 3), xTo: int(0, 4) },
      ]),
    }),
    'wythoff-pairs': () =>
      pick([{ count: int(0, 30) }, { size: int(0, 30) }, { k: int(0, 100000) }, { row: int(0, 8), xTo: int(0, 12) }]),
    'pile-values': () =>
      chance(0.3)
        ? { game: pick(HEAPS), from: 1, to: int(1, 14), play: 'misere' }
        : { game: pick(HEAPS), from: 1, to: int(1, 40) },
    'vertex-removal-table': () =>
      pick([
        { graph: pick(['star', 'path', 'cycle', 'complete']), from: 0, to: int(0, 8) },
        { graph: 'double-star', mTo: 3, nTo: 3 },
        { graph: 'complete-bipartite', mTo: 3, nTo: 2 },
        { graph: 'grid', rowsTo: 2, columnsTo: 3 },
      ]),
    'sos-outcomes': () => ({ from: 1, to: int(1, 7) }),
    'randomization-device': () => {
      const mixed = mixture();
      return {
        mixed,
        outcomes: int(1, 24),
        ...maybe(0.5, () => ({ matrix: whatever(mixed.length, () => [int(-4, 4), int(-4, 4)]) })),
      };
    },
    'expected-utility': () => ({
      lotteries: list(1, 3, () => mixture().map((p) => [p, int(0, 30)])),
      ...maybe(0.5, () => ({ utility: 'sqrt' })),
    }),
    'mixed-strategy': () => {
      const strategies = int(1, 6);
      return { strategies, pure: int(1, strategies) };
    },
    'named-series': () => ({
      game: pick(['number-hides', 'guess-power-of-two', 'pascal', 'guess-absolute-difference']),
      params: { n: `1..${int(1, 6)}` },
    }),
    'power-of-four': () => ({}),
    'nim-arithmetic': () =>
      pick([
        () => ({ operation: 'multiply', a: whole(), b: whole() }),
        () => ({ operation: 'divide', a: whole(), b: int(1, 30) }),
        () => ({ operation: 'sqrt', from: 0, to: int(0, 9) }),
        () => ({ squaresOf: list(1, 4, () => whole()) }),
        () => ({ row: int(0, 9), from: 0, to: int(0, 9) }),
        () => ({ expression: `${whole()}*${whole()}+${whole()}` }),
        () => ({ operation: 'power', a: whole(), exponent: int(0, 9) }),
      ])(),
    'memory-simulation': () => ({ pairs: int(1, 6), games: 200, seed: int(1, 9) }),
  };
}
