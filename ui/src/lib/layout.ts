/** Places for a graph's vertices and paths for its edges. */
import dagre from '@dagrejs/dagre';
import type { Graph } from './types';

export type Placed = {
  width: number;
  height: number;
  vertices: { id: string; label: string; tone: string; x: number; y: number }[];
  edges: { edge: Graph['edges'][number]; path: string; x: number; y: number; from: Spot; to: Spot }[];
  /** How high the ground is, where the graph stands on one. */
  ground: number | null;
};
type Spot = { x: number; y: number };

/** The sign of a vertex that is the ground. */
const GROUND = '⊥';
/** Stems nearer than this share a foot. */
const APART = 12;

const MARGIN = 30;

function spots(graph: Graph): Map<string, { x: number; y: number }> {
  if (graph.layout === 'given') return new Map(graph.vertices.map((v) => [v.id, { x: v.x ?? 0, y: v.y ?? 0 }]));
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

export function placed(graph: Graph): Placed {
  const places = stretched(spots(graph), graph);
  const all = [...places.values()];
  const side = Math.max(MARGIN, ...graph.vertices.map((v) => v.label.length * 4 + 10));
  const loops = Math.max(
    0,
    ...graph.vertices.map((v) => graph.edges.filter((e) => e.from === v.id && e.to === v.id).length),
  );
  const left = Math.min(0, ...all.map((p) => p.x)) - side;
  const top = Math.min(0, ...all.map((p) => p.y)) - MARGIN - (loops > 0 ? 8 + 16 * loops : 0);
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
  const seen = new Map<string, number>();
  const edges = graph.edges.map((edge) => {
    const key = [edge.from, edge.to].sort().join(' ');
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const [from, to] = [end(edge.from, edge.to), end(edge.to, edge.from)];
    return { edge, from, to, ...path(from, to, nth, edge) };
  });
  return {
    width: Math.max(...all.map((p) => p.x)) - left + side + (graph.edges.some((e) => e.label) ? 20 : 0),
    height: Math.max(...all.map((p) => p.y)) - top + MARGIN,
    ground: ground ? at(ground.id).y : null,
    vertices: graph.vertices
      .filter((v) => v !== ground)
      .map((v) => ({ id: v.id, label: v.label, tone: v.tone, ...at(v.id) })),
    edges,
  };
}

function path(a: { x: number; y: number }, b: { x: number; y: number }, nth: number, edge: Graph['edges'][number]) {
  if (edge.from === edge.to) {
    const r = 18 + 8 * nth;
    return {
      path: `M${a.x - 6} ${a.y - 10}C${a.x - r} ${a.y - 2 * r} ${a.x + r} ${a.y - 2 * r} ${a.x + 6} ${a.y - 10}`,
      x: a.x,
      y: a.y - 1.6 * r,
    };
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend =
    (nth % 2 === 0 ? 1 : -1) * Math.ceil(nth / 2 + (edge.directed ? 0.4 : 0)) * (nth > 0 || edge.directed ? 14 : 0);
  const mid = { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
  const cut = edge.directed ? 14 / length : 0;
  const end = { x: b.x - (b.x - mid.x) * cut * 2, y: b.y - (b.y - mid.y) * cut * 2 };
  return { path: `M${a.x} ${a.y}Q${mid.x} ${mid.y} ${end.x} ${end.y}`, x: mid.x, y: mid.y };
}
