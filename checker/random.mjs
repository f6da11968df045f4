import { questions } from './random-questions.mjs';
import { stochasticGames } from './stochastic.mjs';
import { pokerGames } from './poker.mjs';
import { equilibriumGames } from './equilibrium.mjs';
import { duopolyGames } from './duopoly.mjs';
import { bargainingGames } from './bargaining.mjs';
import { coalitionGames } from './coalition.mjs';
import { appendixGames } from './appendix.mjs';

// Small random documents of every kind, with all optional fields in turn. The same seed gives the same documents.
export function randomness(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    pick = (list) => list[int(0, list.length - 1)],
    chance = (p) => next() < p;
  const list = (lo, hi, f) => Array.from({ length: int(lo, hi) }, f),
    maybe = (p, o) => (chance(p) ? o() : {});
  const shuffle = (x) => {
    const y = [...x];
    for (let i = y.length - 1; i > 0; i--) {
      const j = int(0, i);
      [y[i], y[j]] = [y[j], y[i]];
    }
    return y;
  };
  return { int, pick, chance, list, maybe, shuffle };
}

const CODES = [
  '0.77',
  '0.137',
  '0.07',
  '0.3',
  '0.33',
  '0.6',
  '0.16',
  '0.37',
  '0.73',
  '4.3',
  '0.1(7)*',
  '0.(700)*',
  '4.(3)*',
  '0.1777...',
  '0.45',
  '0.26',
  '0.52',
  '0.165',
  '0.8',
  '0.F',
  '.137',
];
const RULES = [
  'n % c = 0',
  'n % c = 0 and c < n',
  '2*c >= n',
  '2*c <= n',
  'gcd(n, c) = 1 and c < n',
  'prime(c)',
  'odd(c) or c = n',
  'square(c)',
  'power2(c)',
  'c <= 3',
  'c * c <= n',
  'not even(n) and c <= 2 or c = 4',
  'c = n - 2',
  'c <= max(1, n / 3)',
  'min(c, n - c) <= 1',
];
const SPLITS = ['c = 0 and a != b', 'c = 1', 'c = 2 and a = b', 'c <= 1 and b - a <= 2', 'a = 1', 'even(a) and odd(b)'];
const ROW_GAMES = ['turning-turtles', 'twins', 'mock-turtles', 'triplets', 'ruler', 'rulerette', 'grunt'],
  SET_GAMES = ['subtraction-coins', 'subtraction-two-coins', 'subtraction-one-or-two'];

/** `more` makes the games that much larger. */
export function documents(r, more = 0) {
  const { int, pick, chance, list, maybe, shuffle } = r;
  const play = () => maybe(0.35, () => ({ play: pick(['normal', 'misere']) })),
    piles = (most = 9, count = 4, least = 0) => list(1, count, () => int(least, most + 3 * more));
  const number = () => (chance(0.6) ? int(-5, 6) : chance(0.5) ? `${int(-9, 9)}/${int(1, 6)}` : int(-20, 20) / 4);
  const set = () => [...new Set(list(1, 4, () => int(1, 9)))].sort((a, b) => a - b);
  const subtraction = () =>
    chance(0.6)
      ? set()
      : pick([
          { kind: 'powersOfTwo' },
          { kind: 'squares' },
          { kind: 'range', min: int(1, 2), max: int(2, 6) },
          { kind: 'arithmetic', start: int(1, 4), step: int(1, 4) },
          { kind: 'predicate', rule: pick(['prime(c)', 'odd(c)', 'c % 3 != 0']) },
        ]);
  const misereAware = (d) => (d.play === 'misere' ? { ...d, piles: d.piles.slice(0, 3) } : d);
  const row = (n = int(1, 10 + 2 * more)) => Array.from({ length: n }, () => pick('HT')).join('');
  const coins = (game) => {
    const from = ['turning-turtles', 'ruler', 'rulerette', 'subtraction-coins', 'subtraction-one-or-two'].includes(game)
      ? 1
      : 0;
    return chance(0.15)
      ? { piles: list(1, 4, () => int(1, 9)) }
      : chance(0.7)
        ? { coins: row(), ...maybe(0.3, () => ({ firstIndex: int(0, 1) })) }
        : { heads: [...new Set(list(1, 4, () => int(from, 14)))].sort((a, b) => a - b) };
  };
  const board = () => {
    if (chance(0.2)) {
      const firstIndex = int(0, 1);
      return {
        size: [4, 4],
        firstIndex,
        heads: [
          ...new Map(
            list(1, 3, () => [int(0, 3) + firstIndex, int(0, 3) + firstIndex]).map((x) => [x.join(), x]),
          ).values(),
        ],
      };
    }
    const h = int(1, 4),
      w = int(1, 4);
    return { rows: Array.from({ length: h }, () => row(w)), ...maybe(0.3, () => ({ firstIndex: int(0, 1) })) };
  };
  const graph = (most) => {
    const v = int(1, 5 + more);
    return list(1, most, () => {
      const a = int(0, v),
        b = int(0, v);
      return [a, b];
    });
  };
  const picture = (most) => {
    const edges = [];
    for (let i = 0, v = 0, n = int(1, most); i < n; i++)
      edges.push(chance(0.7) ? [int(0, v), ++v] : [int(0, v), int(0, v)]);
    return edges;
  };
  const matrix = (h = int(1, 4 + more), w = int(1, 4 + more)) =>
    Array.from({ length: h }, () => Array.from({ length: w }, number));
  const n = (most = 6) => int(1, most);
  const heaps = [
    'at-least-half',
    'at-most-half',
    'dim-plus',
    'aliquot',
    'even-if-not-all-all-if-odd',
    'even-or-single',
    'threes-or-all',
    'lasker-nim',
    'grundy-game',
  ];
  const big = () => pick(['1000000000000000000', '999999999999999989', '123456789012345678', '40000', '2000']);
  const digraph = () => {
    const names = 'abcdefghij'.slice(0, int(1, 7 + more)).split(''),
      back = chance(0.5);
    return Object.fromEntries(
      names.map((v, i) => [
        v,
        [
          ...new Set(
            list(0, 3, () => pick(back ? names : names.slice(i + 1).concat(names.slice(-1)))).filter(
              (w) => back || w > v,
            ),
          ),
        ],
      ]),
    );
  };
  const deal = (size = int(1, 4 + more)) => shuffle([...'AB'.repeat(size)]).join('');
  const table = () => {
    const seats = int(2, 4),
      size = seats === 2 ? int(1, 4) : seats === 3 ? int(1, 3) : int(1, 3),
      suits = pick(['SH', 'SHD', 'S']),
      ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'],
      pack = shuffle([...suits].flatMap((s) => ranks.map((x) => s + x)));
    if (pack.length < seats * size + seats) return table();
    const hands = Array.from({ length: seats }, () => pack.splice(0, size));
    const stock =
      seats === 2 && size <= 3 && chance(0.3)
        ? {
            stock: pack.splice(0, 2),
            ...maybe(0.5, () => ({ follow: 'after-stock' })),
            ...maybe(0.3, () => ({ stockOrder: 'unknown' })),
          }
        : {};
    const how = chance(0.3)
      ? { points: pick(['each', 'counting', 'hearts']) }
      : chance(0.3)
        ? {
            points: Object.fromEntries(
              shuffle(hands.flat())
                .slice(0, 3)
                .map((c) => [c, int(1, 5)]),
            ),
          }
        : {};
    const aim = stock.stockOrder
      ? {}
      : pick([
          {},
          {},
          { aim: 'avoid' },
          { aim: 'last-trick' },
          seats === 2 || seats === 4 ? { contract: { side: int(1, 2), points: int(1, 6) } } : {},
          seats === 2 ? { target: int(1, 8) } : {},
        ]);
    return {
      kind: 'trick-table',
      hands,
      leader: int(1, seats),
      ...stock,
      ...how,
      ...aim,
      ...maybe(0.4, () => ({ trump: suits[0] })),
      ...(seats === 4 ? { partners: true } : {}),
      ...maybe(0.2, () => (stock.follow ? {} : { follow: 'never' })),
      ...maybe(0.2, () => ({ order: ['A', '10', 'K', 'Q', 'J', '9', '8', '7'] })),
    };
  };
  const cards = (most = 5, high = 6) => list(1, most + (more ? 1 : 0), () => int(1, high));
  const memoryState = (most) => {
    const pairs = int(1, most + 2 * more),
      known = int(0, pairs);
    return { pairs, ...maybe(0.8, () => ({ known })), ...maybe(0.7, () => ({ lead: int(-pairs - 1, pairs + 1) })) };
  };
  const entry = () => pick(['t', '1', '0', '2', '-1', '2t', 't^2', '1-t', 't+1', '3-2t', 't^2-1', '2-t^2']);
  const makers = {
    'nim-arithmetic': () =>
      pick([
        () => ({ expression: `${int(0, 300)}*${int(0, 300)}` }),
        () => ({ expression: `${int(0, 70)}/${int(1, 70)}` }),
        () => ({ expression: `sqrt(${int(0, 300)})` }),
        () => ({ expression: `${int(0, 20)}^${int(0, 9)}` }),
        () => ({ expression: `${int(0, 9)}*(${int(0, 20)}+${int(0, 40)})+${int(0, 9)}` }),
        () => ({ quadratic: [int(1, 9), int(0, 9), int(0, 30)] }),
        () => ({ limit: pick([2, 3, 4, 8, 15, 16, 17, 64, 256]) }),
      ])(),
    ...Object.fromEntries(ROW_GAMES.map((k) => [k, () => ({ ...coins(k), ...play() })])),
    'coin-turning': () => {
      const game = pick([...ROW_GAMES, ...SET_GAMES, 'custom']);
      return {
        game,
        ...(SET_GAMES.includes(game)
          ? { subtractionSet: set() }
          : game === 'custom'
            ? { counts: [...new Set(list(1, 3, () => int(1, 4)))] }
            : {}),
        ...coins(game),
        ...play(),
      };
    },
    'acrostic-twins': () => ({ ...board(), ...play() }),
    'turning-corners': () => ({ ...board(), ...play() }),
    rugs: () => ({ ...board(), ...play() }),
    tartan: () => {
      const a = pick([...ROW_GAMES, ...SET_GAMES]),
        b = pick([...ROW_GAMES, ...SET_GAMES]);
      return {
        rowGame: a,
        columnGame: b,
        ...(SET_GAMES.includes(a) || SET_GAMES.includes(b) ? { subtractionSet: set() } : {}),
        ...(SET_GAMES.includes(b) && chance(0.5) ? { columnSubtractionSet: set() } : {}),
        ...board(),
        ...play(),
      };
    },
    'green-hackenbush': () => ({
      ...(chance(0.8)
        ? { edges: picture(10 + 2 * more), ...maybe(0.2, () => ({ ground: int(0, 2) })) }
        : { stalks: list(1, 4, () => int(0, 6)) }),
      ...play(),
    }),
    hackenbush: () => {
      const edges = picture(9 + 2 * more);
      return { edges, colours: edges.map(() => pick(['blue', 'red', 'green'])) };
    },
    'ordinal-nim': () => ({
      piles: list(1, 4, () =>
        pick([
          'w',
          'w+1',
          'w*2',
          'w^2',
          'w^2*3+w+5',
          'w^w',
          'w^(w+1)*2+w^3',
          '0',
          '3',
          '7',
          'w*4+2',
          'w^2+w*2',
          'w^3+2',
        ]),
      ),
    }),
    'two-dimensional-nim': () => ({
      coins: list(1, 4, () => [int(0, 6), int(0, 4)]),
      ...maybe(0.5, () => ({ variant: pick(['any-lower-square', 'same-column']) })),
      ...maybe(0.3, () => ({ width: int(7, 9) })),
    }),
    'theory-finder': () => ({
      players: int(0, 4),
      ...maybe(0.6, () => ({ form: pick(['strategic', 'extensive', 'coalitional']) })),
      ...Object.fromEntries(
        ['perfectInformation', 'chanceMoves', 'winOrLose', 'zeroSum', 'agreements', 'transferableUtility']
          .filter(() => chance(0.5))
          .map((k) => [k, chance(0.6)]),
      ),
    }),
    'combinatorial-game-check': () => ({
      players: pick([2, 2, 2, 1, 3]),
      ...Object.fromEntries(
        [
          'alternateMoves',
          'chanceMoves',
          'hiddenInformation',
          'simultaneousMoves',
          'drawAtTerminal',
          'alwaysEnds',
          'sameMovesForBoth',
        ]
          .filter(() => chance(0.5))
          .map((k) => [k, chance(0.5)]),
      ),
    }),
    'zero-sum-check': () => ({
      players: 2,
      cells: [1, 2].flatMap((a) =>
        [1, 2].map((b) => {
          const x = int(-4, 4);
          return { profile: [a, b], payoffs: [x, chance(0.8) ? -x : x + 1] };
        }),
      ),
    }),
    nim: () => (chance(0.15) ? { piles: list(2, 4, big), ...play() } : { piles: piles(12), ...play() }),
    subtraction: () =>
      misereAware({
        subtractionSet: subtraction(),
        piles: chance(0.2) ? [big()] : piles(20, 3),
        ...maybe(0.25, () => ({ impatient: true })),
        ...play(),
      }),
    'take-away-rule': () =>
      misereAware({
        take: chance(0.15) ? 'false' : pick(RULES),
        ...maybe(0.4, () => ({ split: pick(SPLITS) })),
        piles: piles(11, 3),
        ...play(),
      }),
    octal: () => misereAware({ code: pick(CODES), piles: piles(11, 3), ...play() }),
    'dynamic-subtraction': () => ({
      pile: int(0, 40),
      ...pick([{}, { factor: int(1, 4) }, { limit: pick(['t + 1', '2*t - 1', 't', '3', 'max(1, t - 1)']) }]),
      ...maybe(0.3, () => ({ maxTake: int(0, 8) })),
      ...play(),
    }),
    nimble: () => ({ coins: piles(9), ...maybe(0.4, () => ({ maxCoinsPerTurn: int(1, 3) })), ...play() }),
    'staircase-nim': () => ({ steps: list(1, 4, () => int(0, 3 + more)), ...play() }),
    'moore-nim': () => ({ piles: list(1, 4, () => int(0, 5)), k: int(1, 3), ...play() }),
    ...Object.fromEntries(
      heaps.map((k) => [
        k,
        () => misereAware({ piles: piles(11, 3, k === 'aliquot' || k === 'grundy-game' ? 1 : 0), ...play() }),
      ]),
    ),
    kayles: () =>
      chance(0.5)
        ? misereAware({ piles: piles(10, 3), ...play() })
        : { pins: 12, missing: [...new Set(list(0, 4, () => int(1, 12)))], ...play() },
    'dawson-chess': () => {
      if (chance(0.5)) return misereAware({ piles: piles(10, 3), ...play() });
      const squares = int(1, 13);
      return { squares, ...maybe(0.5, () => ({ marks: [int(1, squares)] })), ...play() };
    },
    rims: () => ({ regions: piles(8, 3), ...play() }),
    rayles: () => ({ regions: piles(9, 3), ...play() }),
    chomp: () =>
      chance(0.5)
        ? { columns: int(2, 5 + more), rows: int(1, 4 + more), ...maybe(0.3, () => ({ moves: [[2, 1]] })) }
        : { columnHeights: list(1, 5, () => int(1, 4)).sort((a, b) => b - a) },
    'thirty-one': () => {
      const ranks = [...new Set(list(2, 4, () => int(1, 6)))],
        copiesEach = int(1, 3);
      return { ranks, copiesEach, target: int(3, 16 + 5 * more), ...maybe(0.4, () => ({ played: [pick(ranks)] })) };
    },
    'empty-and-divide': () => ({ m: int(1, 12), n: int(1, 12), ...play() }),
    wythoff: () => ({ x: int(0, 14), y: int(0, 14), ...play() }),
    sos: () =>
      chance(0.5)
        ? { squares: int(1, 7 + more) }
        : {
            board: Array.from({ length: int(3, 8) }, () => pick('SO____'))
              .join('')
              .replace(/SOS/g, 'SO_'),
          },
    northcott: () => {
      const width = int(2, 8),
        rows = list(1, 4, () => {
          const w = int(0, width - 1);
          let b = int(0, width - 2);
          if (b >= w) b++;
          return [w, b];
        });
      return {
        width,
        white: rows.map((x) => x[0]),
        black: rows.map((x) => x[1]),
        ...maybe(0.5, () => ({ toMove: pick(['white', 'black']) })),
      };
    },
    'graph-game': () => {
      const edges = digraph();
      return { edges, ...maybe(0.4, () => ({ start: pick(Object.keys(edges)) })), ...play() };
    },
    'vertex-removal': () => ({
      ...pick([
        () => ({ graph: 'edge-list', edges: graph(8 + 3 * more) }),
        () => ({ graph: 'star', n: int(0, 6) }),
        () => ({ graph: 'path', n: int(0, 9) }),
        () => ({ graph: 'cycle', n: int(1, 9) }),
        () => ({ graph: 'grid', rows: int(1, 3), columns: int(1, 3) }),
        () => ({ graph: 'complete', n: int(0, 6) }),
        () => ({ graph: 'complete-bipartite', m: int(1, 4), n: int(1, 4) }),
        () => ({ graph: 'double-star', m: int(0, 4), n: int(0, 4) }),
      ])(),
      ...play(),
    }),
    'dawson-pawns': () => ({ files: int(1, 6), ...play() }),
    sum: () => ({
      components: list(1, 3, () =>
        pick([
          () => ({
            game: pick(['nim', 'kayles', 'lasker-nim', 'at-least-half', 'dawson-chess', 'grundy-game']),
            pile: int(1, 8),
          }),
          () => ({ game: 'subtraction', subtractionSet: set(), pile: int(0, 12) }),
          () => ({ game: 'octal', octal: pick(CODES.slice(0, 10)), pile: int(0, 8) }),
          () => ({ game: 'wythoff', x: int(0, 4), y: int(0, 4) }),
          () => ({ game: pick(['mock-turtles', 'twins', 'ruler']), coins: row(5) }),
          () => ({ game: 'green-hackenbush', ground: 0, edges: picture(5) }),
          () => ({ kind: pick(['nim', 'kayles', 'dawson-chess']), piles: piles(5, 2) }),
          () => ({
            kind: 'sum',
            components: [
              { game: 'nim', pile: int(0, 5) },
              { kind: 'kayles', piles: [int(0, 5)] },
            ],
          }),
        ])(),
      ),
      ...play(),
    }),
    matrix: () => ({
      matrix: matrix(),
      ...maybe(0.3, () => ({
        method: pick(['automatic', 'linear-program', 'pivot', 'kernels', 'domination', 'invariance']),
      })),
    }),
    'odd-or-even': () => ({
      ...maybe(0.7, () => ({ calls: [...new Set(list(1, 4, () => int(0, 6)))] })),
      ...maybe(0.5, () => ({ payment: pick(['sum', 'product']) })),
    }),
    'card-colour': () => ({
      I: list(1, 3, () => [pick(['red', 'black']), int(1, 9)]),
      II: list(1, 3, () => [pick(['red', 'black']), int(1, 9)]),
    }),
    'holmes-moriarty': () => ({}),
    normandy: () => ({}),
    daiquiri: () => ({
      drinkCents: int(10, 90),
      ...maybe(0.5, () => ({ mismatchCents: int(1, 30) })),
      ...maybe(0.5, () => ({ sidePaymentCents: int(0, 60) })),
    }),
    'latin-square': () => ({ values: list(2, 4, number) }),
    'magic-square': () =>
      pick([
        { name: 'durer' },
        { name: 'lo-shu' },
        { n: pick([1, 3, 4, 5]) },
        {
          matrix: [
            [2, 7, 6],
            [9, 5, 1],
            [4, 3, 8],
          ],
        },
      ]),
    'matching-pennies': () => maybe(0.5, () => ({ stake: number() })),
    'rock-paper-scissors': () => maybe(0.5, () => ({ stake: int(1, 5) })),
    'guess-absolute-difference': () => ({ n: n() }),
    'guess-power-of-two': () => ({ n: n() }),
    'guess-high-low': () => ({
      n: n(5),
      ...maybe(0.6, () => ({ correct: int(0, 3), tooHigh: number(), tooLow: number() })),
    }),
    'guess-discount': () => ({ n: n(5), b: pick(['1/2', '1/3', 0, '-1/2', 2, 1]) }),
    pascal: () => ({ n: n() }),
    mendelsohn: () => ({
      n: chance(0.2) ? 'infinite' : n(8),
      ...maybe(0.5, () => ({ win: int(1, 3), lose: int(1, 3) })),
    }),
    silverman: () => ({
      n: chance(0.2) ? 'infinite' : n(9),
      ...maybe(0.5, () => ({ threshold: pick([2, 3, '5/2', 4]), win: int(1, 2), penalty: int(1, 3) })),
    }),
    'colonel-blotto': () => ({ blotto: int(0, 6 + 2 * more), kije: int(0, 6 + 2 * more), posts: int(1, 4) }),
    'dresher-guessing': () => ({ n: n(7) }),
    thievery: () => ({ values: list(1, 5, () => int(1, 9)) }),
    'helicopter-submarine': () => ({ n: n(), adjacent: pick([0, '1/4', '1/3', '1/2', '3/4', 1, '-1/2']) }),
    'number-hides': () => ({ n: n(7) }),
    diagonal: () => ({ d: list(1, 5, number) }),
    triangular: () => {
      const size = int(1, 4);
      return {
        matrix: Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i > j ? 0 : number()))),
      };
    },
    battleship: () =>
      pick([
        { rows: 1, cols: int(2, 6), ship: int(1, 2) },
        { rows: 2, cols: int(2, 3), ship: 2 },
        { rows: 3, cols: 3, ship: 2 },
        { rows: 1, cols: 5, ship: [1, 2] },
      ]),
    'two-by-infinity': () => ({
      columns: pick([
        `(j, ${int(2, 12)}/j), j=1,2,...`,
        `(y^2,(${int(1, 2)}-y)^2), 0<=y<=1`,
        `(${int(1, 4)},0) and (1/j, 1), j=1,2,...`,
      ]),
    }),
    'infinity-by-two': () => ({ rows: pick(['(1-x^2, 1-(1-x)^2), 0<=x<=1', `(${int(1, 5)}-j, 1-1/j), j=1,2,...`]) }),
    'countable-game': () => ({
      rule: pick(['sign(i-j)', '1/i - 1/j', 'if(i=j,1,0)', 'if(i>j,1/j,-1/i)', 'min(i,j)-max(i,j)/2', '1/(i+j)']),
      truncate: int(2, 6),
    }),
    'parametric-matrix-game': () => ({
      matrix: Array.from({ length: 2 }, () => Array.from({ length: 2 }, entry)),
      ...maybe(0.7, () => ({ from: int(-3, 0), to: int(1, 4) })),
    }),
    'matrix-symmetry': () => ({
      matrix: chance(0.5)
        ? [
            [0, -1, 1],
            [1, 0, -1],
            [-1, 1, 0],
          ]
        : Array.from({ length: int(1, 3) }, () => Array.from({ length: 3 }, () => int(0, 2))),
      ...maybe(0.4, () => ({ permutations: [shuffle([1, 2, 3])] })),
    }),
    'named-matrix-game': () =>
      pick([
        { game: 'thievery', params: { values: [3, 2, 1] } },
        { game: 'number-hides', params: { n: int(1, 5) } },
        { game: 'colonel-blotto', params: { blotto: int(1, 4), kije: int(1, 4), posts: 2 } },
      ]),
    trick: () => {
      const word = deal(),
        m = word.length,
        aim = pick([
          {},
          {},
          {},
          { aim: 'avoid' },
          { aim: 'last-trick' },
          { contract: { by: pick(['left', 'right']), points: int(1, m) } },
          { target: int(1, m) },
        ]);
      const hands = chance(0.3)
        ? {
            left: [...word].flatMap((c, i) => (c === 'A' ? [m - i] : [])),
            right: [...word].flatMap((c, i) => (c === 'B' ? [m - i] : [])),
          }
        : { word };
      return {
        ...hands,
        leader: pick(['left', 'right']),
        ...aim,
        ...(aim.aim === 'last-trick'
          ? {}
          : pick([
              () => ({}),
              () => ({ scoring: int(0, m) }),
              () => ({ scoring: int(0, m) }),
              () => {
                const a = int(1, m);
                return { block: [a, int(a, m)] };
              },
              () => ({ subset: shuffle(Array.from({ length: m }, (_, i) => i + 1)).slice(0, int(1, m)) }),
              () => ({
                points: Object.fromEntries(Array.from({ length: int(1, m) }, (_, i) => [String(i + 1), int(0, 6)])),
              }),
            ])()),
      };
    },
    'trick-table': table,
    tanhinmin: () =>
      pick([
        () => ({
          mover: cards(),
          other: cards(),
          ...maybe(0.4, () => ({ table: int(1, 5) })),
          ...maybe(0.25, () => ({ eightCut: pick([true, int(1, 6)]) })),
        }),
        () => ({ mover: cards(), other: cards(), shed: int(1, 3), ...maybe(0.4, () => ({ table: int(1, 5) })) }),
        () => ({
          mover: { a: cards(3), b: cards(2) },
          other: { a: cards(2), b: cards(3) },
          ...maybe(0.3, () => ({ table: { a: int(1, 4) } })),
        }),
        () => ({ mover: cards(3, 4), others: [cards(3, 4), cards(2, 4)], ...maybe(0.4, () => ({ table: int(1, 3) })) }),
        () => ({ mover: '1-3, 5*2', other: { 2: 2, 4: 1 } }),
      ])(),
    'generalised-tanhinmin': () =>
      pick([
        () => {
          const k = int(2, 8),
            ids = shuffle(Array.from({ length: k }, (_, i) => i)),
            cut = int(1, k - 1);
          return {
            cards: k,
            edges: list(0, 12, () => [int(0, k - 1), int(0, k - 1)]).filter(([a, b]) => a !== b),
            ...(k > 3 && chance(0.3)
              ? {
                  table: ids[0],
                  mover: ids.slice(1, 1 + cut).slice(0, k - 2),
                  other: ids.slice(1 + Math.min(cut, k - 2)),
                }
              : { mover: ids.slice(0, cut), other: ids.slice(cut) }),
            ...maybe(0.3, () => ({ emptyPass: false })),
          };
        },
        () => ({
          form: 'real',
          mover: list(1, 4, () => pick([3, 5, 8, 11, 13])),
          other: list(1, 4, () => pick([4, 5, 8, 11, 14])),
          ...maybe(0.6, () => ({ elevenBack: true })),
          ...maybe(0.4, () => ({ eightCut: true })),
        }),
        () => ({ form: 'order', mover: cards(4), other: cards(4), ...maybe(0.3, () => ({ emptyPass: false })) }),
        () => ({ form: 'series', mover: { a: cards(2), b: cards(2) }, other: { a: cards(2), b: cards(2) } }),
        () => ({ form: 'groups', mover: pick(['1*4, 3', '2*4, 1', '5, 4*5']), other: cards(5, 4), revolution: true }),
        () => ({ form: 'groups', mover: cards(5, 4), other: cards(5, 4), ...maybe(0.4, () => ({ revolution: true })) }),
      ])(),
    memory: () => ({
      ...memoryState(7),
      ...pick([
        {},
        {},
        {},
        { turned: 'new' },
        { passing: false },
        { alwaysTwo: true },
        { draw: 'mover' },
        { draw: 'opponent' },
      ]),
    }),
    'memory-gain': () => {
      const pairs = int(1, 9);
      return { pairs, known: int(0, pairs) };
    },
    'memory-larger': () => {
      const pairs = int(1, 4),
        lying = int(0, 1);
      return {
        pairs,
        lying: Math.min(lying, pairs),
        known: int(0, Math.max(0, pairs - lying)),
        lead: int(-2, 2),
        ...maybe(0.3, () => ({ passing: false })),
      };
    },
    'memory-forgetting': () => {
      const pairs = int(1, 3);
      return { pairs, known: int(0, pairs), lead: int(-1, 1), forget: pick(['0', '1/4', '1/2', '1']) };
    },
  };
  return Object.fromEntries(
    Object.entries({
      ...questions(r),
      ...stochasticGames(r),
      ...pokerGames(r),
      ...equilibriumGames(r),
      ...duopolyGames(r),
      ...bargainingGames(r),
      ...coalitionGames(r),
      ...appendixGames(r),
      ...makers,
    }).map(([kind, make]) => [kind, () => ({ kind, ...make() })]),
  );
}
