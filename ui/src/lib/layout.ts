/** Places for a graph's vertices and paths for its edges. */
import dagre from '@dagrejs/dagre';
import type { FramedGraph } from './framing';
import { letters } from './treetext';
import type { Graph } from './types';

export type Placed = {
  width: number;
  height: number;
  vertices: { id: string; label: string; tone: string; x: number; y: number }[];
  /** Each with its ends, the middle of its curve and the side to which it bends, if it does. */
  edges: { edge: Graph['edges'][number]; path: string; x: number; y: number; side: Spot; from: Spot; to: Spot }[];
  /** How high the ground is, where the graph stands on one. */
  ground: number | null;
};
type Spot = { x: number; y: number };

/** The sign of a vertex that is the ground. */
const GROUND = '⊥';
/** Stems nearer than this share a foot. */
const APART = 12;

const MARGIN = 30;

function spots(graph: FramedGraph): Map<string, { x: number; y: number }> {
  if (graph.layout === 'given')
    return new Map([...(graph.frame ?? []), ...graph.vertices].map((v) => [v.id, { x: v.x ?? 0, y: v.y ?? 0 }]));
  if (graph.layout === 'circle') {
    const radius = Math.max(70, graph.vertices.length * 16);
    return new Map(
      graph.vertices.map((v, i) => {
        const angle = (2 * Math.PI * i) / graph.vertices.length - Math.PI / 2;
        return [v.id, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }];
      }),
    );
  }
  const layers = new dagre.graphlib.Graph();
  layers.setGraph({ rankdir: 'TB', nodesep: 30, ranksep: 45 });
  layers.setDefaultEdgeLabel(() => ({}));
  graph.vertices.forEach((v) => layers.setNode(v.id, { width: 30, height: 30 }));
  graph.edges.forEach((e) => layers.setEdge(e.from, e.to));
  dagre.layout(layers);
  return new Map(graph.vertices.map((v) => [v.id, { x: layers.node(v.id).x ?? 0, y: layers.node(v.id).y ?? 0 }]));
}

/** Given places may be in any unit: they are stretched so that neighbours do not touch. */
function stretched(places: Map<string, { x: number; y: number }>, graph: Graph): Map<string, { x: number; y: number }> {
  if (graph.layout !== 'given') return places;
  const all = [...places.values()];
  const xs = all.map((p) => p.x);
  const ys = all.map((p) => p.y);
  const spanX = Math.max(...xs) - Math.min(...xs);
  const spanY = Math.max(...ys) - Math.min(...ys);
  const span = Math.max(spanX, spanY, 1e-9);
  const wanted = Math.max(220, Math.sqrt(all.length) * 110);
  const factor = wanted / span;
  return new Map([...places].map(([id, p]) => [id, { x: p.x * factor, y: p.y * factor }]));
}

/** The angle between two loops at one vertex. */
const TURN = Math.PI / 2;

export function placed(graph: FramedGraph): Placed {
  const places = stretched(spots(graph), graph);
  const all = [...places.values()];
  const side = Math.max(MARGIN, ...(graph.frame ?? graph.vertices).map((v) => v.label.length * 4 + 10));
  const loops = Math.max(
    0,
    ...graph.vertices.map((v) => graph.edges.filter((e) => e.from === v.id && e.to === v.id).length),
  );
  const round = graph.layout === 'circle';
  const more = loops > 0 ? 8 + 16 * loops : 0;
  const left = Math.min(0, ...all.map((p) => p.x)) - side - (round ? more : 0);
  const top = Math.min(0, ...all.map((p) => p.y)) - MARGIN - more;
  const at = (id: string) => {
    const p = places.get(id) ?? { x: 0, y: 0 };
    return { x: p.x - left, y: p.y - top };
  };
  const ground = graph.layout === 'given' ? graph.vertices.find((v) => v.label === GROUND) : undefined;
  const above = ground
    ? new Set(graph.edges.flatMap((e) => (e.from === ground.id ? [e.to] : e.to === ground.id ? [e.from] : [])))
    : new Set<string>();
  /** A stem stands on the ground straight below what it carries, unless another would stand in its place. */
  const foot = (id: string): Spot => {
    const base = at(ground?.id ?? '');
    const crowded = [...above].some((other) => other !== id && Math.abs(at(other).x - at(id).x) < APART);
    return { x: crowded || id === ground?.id ? base.x : at(id).x, y: base.y };
  };
  const end = (id: string, other: string): Spot => (ground && id === ground.id ? foot(other) : at(id));
  /** Where a loop points: up, or in a circle away from its middle. */
  const outwards = (id: string): Spot => {
    const p = places.get(id) ?? { x: 0, y: 0 };
    const far = Math.hypot(p.x, p.y);
    return round && far > 1 && all.length > 1 ? { x: p.x / far, y: p.y / far } : { x: 0, y: -1 };
  };
  const seen = new Map<string, number>();
  const broad = new Map(graph.vertices.map((v) => [v.id, Math.max(14, letters(v.label, 13) / 2 + 9)]));
  const edges = graph.edges.map((edge) => {
    // arrows there and back bend to different sides
    const key = (edge.directed ? [edge.from, edge.to] : [edge.from, edge.to].sort()).join(' ');
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const [from, to] = [end(edge.from, edge.to), end(edge.to, edge.from)];
    return { edge, from, to, ...path(from, to, nth, edge, broad.get(edge.to) ?? 14, outwards(edge.from)) };
  });
  return {
    width:
      Math.max(...all.map((p) => p.x)) - left + side + (round ? more : 0) + (graph.edges.some((e) => e.label) ? 20 : 0),
    height: Math.max(...all.map((p) => p.y)) - top + MARGIN + (round ? more : 0),
    ground: ground ? at(ground.id).y : null,
    vertices: graph.vertices
      .filter((v) => v !== ground)
      .map((v) => ({ id: v.id, label: v.label, tone: v.tone, ...at(v.id) })),
    edges,
  };
}

function path(a: Spot, b: Spot, nth: number, edge: Graph['edges'][number], broad: number, outwards: Spot) {
  if (edge.from === edge.to) {
    const r = 18;
    // further loops point to the sides, alternately
    const turned = (nth % 2 === 0 ? -1 : 1) * Math.ceil(nth / 2) * TURN;
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    const side = { x: outwards.x * cos - outwards.y * sin, y: outwards.x * sin + outwards.y * cos };
    // a loop at the side of a broad vertex begins where that ends
    const beyond = Math.abs(side.x) * (broad - 14);
    const spot = (across: number, away: number) =>
      `${a.x - side.y * across + side.x * (away + beyond)} ${a.y + side.x * across + side.y * (away + beyond)}`;
    return {
      path: `M${spot(-6, 10)}C${spot(-r, 2 * r)} ${spot(r, 2 * r)} ${spot(8, 13)}`,
      x: a.x + side.x * (1.6 * r + beyond),
      y: a.y + side.y * (1.6 * r + beyond),
      side,
    };
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = edge.directed ? 16 * (nth + 1) : (nth % 2 === 0 ? 1 : -1) * Math.ceil(nth / 2) * 14;
  const mid = { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
  // an arrow ends at the border of its vertex, which is as broad as its name
  const [rx, ry] = [b.x - mid.x, b.y - mid.y];
  const far = Math.hypot(rx, ry) || 1;
  const rim = edge.directed ? Math.min((broad * far) / (Math.abs(rx) || 1e-9), (14 * far) / (Math.abs(ry) || 1e-9)) : 0;
  const end = { x: b.x - (rx / far) * rim, y: b.y - (ry / far) * rim };
  return {
    path: `M${a.x} ${a.y}Q${mid.x} ${mid.y} ${end.x} ${end.y}`,
    x: (a.x + 2 * mid.x + b.x) / 4,
    y: (a.y + 2 * mid.y + b.y) / 4,
    side: bend === 0 ? { x: 0, y: 0 } : { x: (-dy / length) * Math.sign(bend), y: (dx / length) * Math.sign(bend) },
  };
}
