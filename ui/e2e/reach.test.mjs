/**
 * Every legal move can be put together from what a position offers, part by part in any order, and no part of it makes
 * another move. The page's own choosing is asked, of positions the real server tells.
 */
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createServer } from 'vite';
import { browsing, ROOT } from '../scripts/browsing.mjs';

const shared = browsing();
const MOST_MOVES = 60;
const TURNS = 6;
let vite, choosing, offering;
before(async () => {
  vite = await createServer({
    root: join(ROOT, 'ui'),
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  choosing = await vite.ssrLoadModule('/src/lib/choosing.ts');
  offering = await vite.ssrLoadModule('/src/lib/offered.ts');
});
after(() => vite?.close());

/** The same numbers every time. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

async function asked(path, body) {
  const response = await fetch(`${shared.address}${path}?lang=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  assert.ok(response.ok, `${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Points at the parts of a move or a range one after another, in any order the position offers them. */
function compose(position, parts, roll, name) {
  const { moves, ranges } = position;
  let chosen = [];
  while (chosen.length < parts.length) {
    const { placed, left, named } = offering.offered(position, chosen);
    const offered = parts.filter(
      (part) => !chosen.includes(part) && ((placed.has(part) && left.has(part)) || named.some(([id]) => id === part)),
    );
    assert.ok(offered.length > 0, `${name}: after [${chosen}] nothing of [${parts}] is offered`);
    chosen = choosing.pointed(chosen, offered[roll(offered.length)]);
    const made = choosing.decided(moves, ranges, chosen);
    if (made) assert.deepEqual([...made.parts].sort(), [...parts].sort(), `${name}: [${chosen}] makes another move`);
  }
  return chosen;
}

function check(position, roll, name) {
  const { moves, ranges } = position;
  const { listed } = offering.offered(position, []);
  const some = moves.length <= MOST_MOVES ? moves : Array.from({ length: MOST_MOVES }, () => moves[roll(moves.length)]);
  for (const move of some) {
    if (listed && move.parts.every((part) => position.names[part] === undefined)) continue;
    const chosen = compose(position, move.parts, roll, `${name} ${move.notation}`);
    assert.equal(choosing.complete(moves, chosen)?.notation, move.notation, name);
  }
  ranges.forEach((range) => {
    const chosen = compose(position, range.parts, roll, `${name} ${range.asks}`);
    const open = choosing.asked(ranges, chosen);
    assert.deepEqual(ranges[open]?.parts, range.parts, `${name}: the number asked for is another one's`);
  });
  return some.length + ranges.length;
}

test('every legal move is composed of what is offered, and of nothing else', async () => {
  const { kinds } = await (await fetch(`${shared.address}/api/catalogue?lang=en`)).json();
  const roll = dice(20);
  let positions = 0;
  let composed = 0;
  const large = [
    { kind: 'nim', piles: [100, 5, 7] },
    { kind: 'nim', piles: ['1000000000000', 45, 7] },
    { kind: 'dawson-chess', piles: [7, 9] },
    { kind: 'kayles', piles: [30] },
    { kind: 'lasker-nim', piles: [3, 12] },
    { kind: 'moore-nim', piles: [3, 4, 5], k: 2 },
    { kind: 'rims', regions: [4, 3] },
    { kind: 'turning-turtles', coins: 'THTHHT' },
  ];
  const documents = [...kinds.filter((kind) => kind.playable).map((kind) => kind.example), ...large];
  for (const document of documents) {
    let position = await asked('/api/play', { document, seed: 1 });
    for (let turn = 0; turn < TURNS && !position.turn.over;) {
      if (position.turn.player !== position.seat) {
        position = await asked('/api/play/go', { game: position.game, mistakes: 1 });
        continue;
      }
      composed += check(position, roll, `${document.kind}, turn ${turn + 1},`);
      positions++;
      turn++;
      const { game, moves, ranges } = position;
      position = await asked(
        '/api/play/move',
        moves.length > 0
          ? { game, move: moves[roll(moves.length)].notation }
          : { game, range: 0, number: ranges[0].to },
      );
    }
  }
  assert.ok(positions >= 200 && composed >= 1000, `${composed} moves of ${positions} positions`);
});
