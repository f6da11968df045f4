/** Asks the server; whatever goes wrong becomes a Problem with the server's own sentence. */
import type { Catalogue, Claim, Doc, Example, Job, Json, Position, Solved, TextbookChapter } from './types';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly place: string,
    message: string,
  ) {
    super(message);
  }
}

const TOKEN = 'hissho-token';

/** A public server prints an address with its token behind the hash; it is kept for this tab and taken out of the address. */
export function takeToken(): void {
  const found = /[#&]token=([^&]+)/.exec(location.hash);
  if (!found?.[1]) return;
  sessionStorage.setItem(TOKEN, found[1]);
  history.replaceState(null, '', location.pathname);
}

function headers(): Record<string, string> {
  const token = sessionStorage.getItem(TOKEN);
  return token ? { Authorization: `Bearer ${token}` } : {};
}

async function refused(response: Response): Promise<Problem> {
  try {
    const { error } = await response.json();
    return new Problem(response.status, error.code, error.place ?? '', error.message);
  } catch {
    return new Problem(response.status, 'unknown', '', response.statusText);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, headers: { ...headers(), ...init.headers } });
  if (!response.ok) throw await refused(response);
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

async function post(path: string, body: unknown, lang: string, signal?: AbortSignal): Promise<Response> {
  return ask(`${path}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

export const catalogue = (lang: string) => get<Catalogue>(`/api/catalogue?lang=${lang}`);
export const examples = (lang: string) => get<Example[]>(`/api/examples?lang=${lang}`);
export const example = (name: string) => get<Doc>(`/api/examples/${name.split('/').map(encodeURIComponent).join('/')}`);
export const claims = (lang: string) => get<Claim[]>(`/api/claims?lang=${lang}`);
export const jobs = (lang: string) => get<Job[]>(`/api/jobs?lang=${lang}`);
export const textbook = (lang: string) => get<TextbookChapter[]>(`/api/textbook?lang=${lang}`);

export type Budget = { seconds: number };

export async function solve(
  document: Doc,
  lang: string,
  budget: Budget,
  id: string,
  signal: AbortSignal,
  ask: string[] = [],
  mine: Doc = {},
): Promise<Solved> {
  return (await post('/api/solve', { document, lang, budget, id, ask, mine }, lang, signal)).json();
}

export async function cancel(id: string): Promise<void> {
  await ask(`/api/solve/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export async function table(name: string, parameters: Json, lang: string, budget: Budget): Promise<Solved> {
  return (await post('/api/table', { name, parameters, lang, budget }, lang)).json();
}

export async function read(text: string, name: string, lang: string): Promise<Doc> {
  return (await (await post('/api/read', { text, name, lang }, lang)).json()).document;
}

export async function write(document: Doc, format: 'json' | 'yaml' | 'nfg', lang: string): Promise<string> {
  return (await (await post('/api/write', { document, format, lang }, lang)).json()).text;
}

export async function exported(document: Doc, format: string, lang: string): Promise<Blob> {
  return (await post('/api/export', { document, format, lang }, lang)).blob();
}

export type Begun = { document: Doc; seat?: number; moves?: string[] };
export type Made = { move: string } | { range: number; number: string };

const playing = async (path: string, body: object, lang: string): Promise<Position> =>
  (await post(path, { ...body, lang }, lang)).json();

export const begin = (game: Begun, lang: string) => playing('/api/play', game, lang);
export const look = (game: string, more: { at?: number; advice?: boolean }, lang: string) =>
  playing('/api/play/look', { game, ...more }, lang);
export const move = (game: string, made: Made, lang: string) => playing('/api/play/move', { game, ...made }, lang);
export const go = (game: string, mistakes: number, lang: string) => playing('/api/play/go', { game, mistakes }, lang);
export const undo = (game: string, lang: string) => playing('/api/play/undo', { game }, lang);
export const more = (game: string, rounds: number, lang: string) => playing('/api/play/more', { game, rounds }, lang);
export const swap = (game: string, lang: string) => playing('/api/play/swap', { game }, lang);

export async function startJob(claim: string, to: number, lang: string): Promise<string> {
  return (await (await post('/api/jobs', { claim, to, lang }, lang)).json()).id;
}

export async function stopJob(id: string): Promise<void> {
  await ask(`/api/jobs/${id}`, { method: 'DELETE' });
}

/** Follows a run through the server's events until it has ended or the signal says stop. */
export async function follow(id: string, lang: string, told: (job: Job) => void, signal: AbortSignal): Promise<void> {
  const response = await ask(`/api/jobs/${id}/events?lang=${lang}`, {
    headers: { Accept: 'text/event-stream' },
    signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let kept = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    kept += value;
    const events = kept.split('\n\n');
    kept = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5))
        .join('\n');
      if (data) told(JSON.parse(data));
    }
  }
}
