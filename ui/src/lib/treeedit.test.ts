import { describe, expect, it } from 'vitest';
import {
  added,
  at,
  cut,
  decided,
  dropped,
  fromEfg,
  joinable,
  joined,
  parted,
  placed,
  put,
  relabelled,
  shares,
  type Written,
} from './treeedit';

const start: Written = { payoff: [0] };

describe('a tree that is edited', () => {
  it('grows where an end is given to a player', () => {
    const tree = decided(decided(start, [], 1), [0], 2);
    expect(placed(tree)).toHaveLength(5);
    expect(at(tree, [0]).infoset).toBe('2.1');
    expect(at(tree, [1]).payoff).toEqual([0]);
  });
  it('loses a move at all nodes of a set, and a node can leave its set', () => {
    const tree = joined(decided(decided(decided(start, [], 1), [0], 2), [1], 2), [1], [0]);
    expect(shares(tree, [0])).toBe(true);
    const fewer = dropped(tree, [0]);
    expect(at(fewer, [0]).moves?.map((m) => m.label)).toEqual(['a']);
    expect(at(fewer, [1]).moves?.map((m) => m.label)).toEqual(['a']);
    expect(dropped(fewer, [0])).toEqual(fewer);
    const apart = parted(tree, [1]);
    expect(shares(apart, [0])).toBe(false);
    expect(parted(apart, [1])).toEqual(apart);
    expect(at(apart, [1]).moves).toEqual(at(tree, [1]).moves);
  });
  it('gives what chance loses to the move before', () => {
    const tree = added(decided(start, [], 0), []);
    expect(dropped(relabelled(tree, [], 2, { p: '1/3' }), []).chance?.map((m) => m.p)).toEqual(['1/2', '5/6']);
  });
  it('joins two nodes of one player with the same moves, and parts them again', () => {
    const tree = decided(decided(decided(start, [], 1), [0], 2), [1], 2);
    expect(joinable(tree, [1], [0])).toBe(true);
    expect(joinable(tree, [], [0])).toBe(false);
    const one = joined(tree, [1], [0]);
    expect(at(one, [1]).infoset).toBe(at(one, [0]).infoset);
    const two = joined(one, [1], [0]);
    expect(at(two, [1]).infoset).not.toBe(at(two, [0]).infoset);
  });
  it('gives a move and a label to all nodes of a set', () => {
    const tree = joined(decided(decided(decided(start, [], 1), [0], 2), [1], 2), [1], [0]);
    const more = relabelled(added(tree, [0]), [0], 2, { label: 'stay' });
    for (const path of [[0], [1]]) expect(at(more, path).moves?.map((m) => m.label)).toEqual(['a', 'b', 'stay']);
    expect(placed(cut(more, []))).toHaveLength(1);
  });
  it('puts chance and payoffs where they belong', () => {
    const tree = put(decided(start, [], 0), [1], { payoff: ['3/2'] });
    expect(at(tree, []).chance?.map((m) => m.p)).toEqual(['1/2', '1/2']);
    expect(at(tree, [1]).payoff).toEqual(['3/2']);
  });
});

describe('an .efg that is pasted', () => {
  it('is read node in node, with sets and outcomes that are only named again', () => {
    const read = fromEfg(
      'EFG 2 R "t" { "A" "B" } ""\np "" 1 1 "x" { "l" "l" } 0\np "" 2 1 "" { "u" "d" } 0\nt "" 1 "w" { 1, -1 }\nt "" 2 "" { 0 0 }\np "" 2 1 0\nt "" 1\nt "" 0\n',
    );
    expect(read?.players).toEqual(['A', 'B']);
    expect(at(read?.tree ?? {}, []).moves?.map((m) => m.label)).toEqual(['l', 'l#2']);
    expect(at(read?.tree ?? {}, [1]).infoset).toBe(at(read?.tree ?? {}, [0]).infoset);
    expect(at(read?.tree ?? {}, [1, 0]).payoff).toEqual(['1', '-1']);
  });
  it('keeps labels and names, and adds what is paid on the way to the payoffs of the ends', () => {
    const read = fromEfg(
      'EFG 2 R "t" { "A" "B" } ""\nc "root" 4 "deal" { "" 1/2 "" .5 } 1 "toll" { -1 1e1 }\nt "won" 2 "win" { 3.25, 1/2 }\np "" 1 7 "x" { "go" "" } 0\nt "" 2\nt "" 0\n',
    );
    const tree = read?.tree ?? {};
    expect(tree).toMatchObject({
      label: 'root',
      name: 'deal',
      outcome: { number: 1, name: 'toll', pays: ['-1', '10'] },
    });
    expect(tree.chance?.map((m) => [m.label, m.name])).toEqual([
      ['#1', ''],
      ['#2', ''],
    ]);
    expect(at(tree, [0])).toEqual({ label: 'won', payoff: ['9/4', '21/2'], outcome: { number: 2, name: 'win' } });
    expect(at(tree, [1])).toMatchObject({ player: 1, name: 'x', moves: [{ label: 'go' }, { label: '#2', name: '' }] });
    expect(at(tree, [1, 1])).toEqual({ payoff: ['-1', '10'], outcome: { number: 0 } });
    expect(relabelled(tree, [1], 1, { label: 'stay' })).toMatchObject({
      chance: [{}, { node: { moves: [{}, { label: 'stay' }] } }],
    });
    expect(at(relabelled(tree, [1], 1, { label: 'stay' }), [1]).moves?.[1]?.name).toBeUndefined();
  });
  it('lets rounded probabilities sum to one again', () => {
    const text = (p: string) => `EFG 2 R "" { "A" } c "" 1 "" { "a" ${p} "b" ${p} "c" ${p} } 0 t "" 0 t "" 0 t "" 0`;
    const drawn = (p: string) => fromEfg(text(p))?.tree.chance?.map((m) => m.p);
    expect(drawn('0.333333')).toEqual(['1/3', '1/3', '1/3']);
    expect(drawn('0.333')).toEqual(['0.333', '0.333', '0.333']);
    expect(drawn('0.25')).toEqual(['0.25', '0.25', '0.25']);
  });
  it('is refused where it is something else or ends too early', () => {
    expect(fromEfg('NFG 1 R')).toBeUndefined();
    expect(fromEfg('EFG 2 R "t" { "A" } "" t "" 0 t "" 0')).toBeUndefined();
  });
});
