/** Asks the server; whatever goes wrong becomes a Problem with the server's own sentence. */
import type {
  Beginning,
  Budget,
  Catalogue,
  Claim,
  Doc,
  Example,
  Exporting,
  Failure,
  Going,
  Job,
  Keeping,
  KeyRead,
  KeyReading,
  Language,
  Lasting,
  Looking,
  Moving,
  Opened,
  Position,
  Reading,
  Review,
  Saved,
  Solved,
  Solving,
  Started,
  Starting,
  Tabulating,
  TextbookChapter,
  Verified,
  Verifying,
  Writing,
} from './types';
import { sayer } from './words';

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

/**
 * A public server prints an address with its token behind the hash; it is kept for this tab and taken out of the
 * address.
 */
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
    const { error }: Failure = await response.json();
    return new Problem(response.status, error.code, error.place, error.message);
  } catch {
    return new Problem(response.status, 'unknown', '', response.statusText);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, headers: { ...headers(), ...init.headers } }).catch(
    (error: unknown) => {
      // What the browser says of a connection is for its own makers.
      if (init.signal?.aborted || !(error instanceof TypeError)) throw error;
      throw new Problem(
        0,
        'connection',
        '',
        sayer(document.documentElement.lang === 'ja' ? 'ja' : 'en')('no.connection'),
      );
    },
  );
  if (!response.ok) throw await refused(response);
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

/** Sends a request in the language its answer shall have. */
async function post<Request extends { lang?: Language }>(
  path: string,
  body: Request,
  lang: Language,
  signal?: AbortSignal,
): Promise<Response> {
  return ask(`${path}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, lang }),
    signal: signal ?? null,
  });
}

async function answered<Request extends { lang?: Language }, Answer>(
  path: string,
  body: Request,
  lang: Language,
  signal?: AbortSignal,
): Promise<Answer> {
  return (await post(path, body, lang, signal)).json();
}

export const catalogue = (lang: Language) => get<Catalogue>(`/api/catalogue?lang=${lang}`);
export const examples = (lang: Language) => get<Example[]>(`/api/examples?lang=${lang}`);
export const example = (name: string) => get<Doc>(`/api/examples/${name.split('/').map(encodeURIComponent).join('/')}`);
export const claims = (lang: Language) => get<Claim[]>(`/api/claims?lang=${lang}`);
export const jobs = (lang: Language) => get<Job[]>(`/api/jobs?lang=${lang}`);
export const textbook = (lang: Language) => get<TextbookChapter[]>(`/api/textbook?lang=${lang}`);

export const solve = (asked: Solving, lang: Language, signal: AbortSignal) =>
  answered<Solving, Solved>('/api/solve', asked, lang, signal);

export async function cancel(id: string): Promise<void> {
  await ask(`/api/solve/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export const table = (name: string, parameters: Doc, lang: Language, budget: Budget) =>
  answered<Tabulating, Solved>('/api/table', { name, parameters, budget }, lang);

export const read = async (text: string, name: string, lang: Language) =>
  (await answered<Reading, Opened>('/api/read', { text, name }, lang)).document;

export const write = async (document: Doc, format: NonNullable<Writing['format']>, lang: Language) =>
  (await answered<Writing, Saved>('/api/write', { document, format }, lang)).text;

export const exported = async (document: Doc, format: string, lang: Language) =>
  (await post<Exporting>('/api/export', { document, format }, lang)).blob();

export const readKey = (text: string, lang: Language, signal: AbortSignal) =>
  answered<KeyReading, KeyRead>('/api/key', { text }, lang, signal);
export const verify = (asked: Verifying, lang: Language, signal: AbortSignal) =>
  answered<Verifying, Verified>('/api/verify', asked, lang, signal);

/** A move to be made: its notation, or a number out of one of the ranges. */
export type Made = Omit<Moving, 'game' | 'lang'>;

const play =
  <Request extends { lang?: Language }>(path: string) =>
  (asked: Request, lang: Language) =>
    answered<Request, Position>(path, asked, lang);

export const begin = play<Beginning>('/api/play');
export const look = play<Looking>('/api/play/look');
export const move = play<Moving>('/api/play/move');
export const go = play<Going>('/api/play/go');
export const undo = play<Keeping>('/api/play/undo');
export const swap = play<Keeping>('/api/play/swap');
export const more = play<Lasting>('/api/play/more');
export const review = (game: string, lang: Language) => answered<Keeping, Review>('/api/play/review', { game }, lang);

export const startJob = async (claim: string, to: number, lang: Language) =>
  (await answered<Starting, Started>('/api/jobs', { claim, to }, lang)).id;

export async function stopJob(id: string): Promise<void> {
  await ask(`/api/jobs/${id}`, { method: 'DELETE' });
}

/** Follows a run through the server's events until it has ended or the signal says stop. */
export async function follow(id: string, lang: Language, told: (job: Job) => void, signal: AbortSignal): Promise<void> {
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
