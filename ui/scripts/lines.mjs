// No line of the page's files or of the checker is longer than a reader's screen; only a text that is one piece may be.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 120;
const ROOT = join(import.meta.dirname, '..', '..');
const ONE_PIECE = /^\s*([\w$.']+: |return |const \w+ = |[+?:] )?(?!\/[*/])(['"`/]).*\2[,;)\]]*$/;
const places = ['ui/src', 'ui/e2e', 'ui/scripts', 'checker'];
const files = places.flatMap((place) =>
  readdirSync(join(ROOT, place), { recursive: true })
    .filter((name) => /\.(mjs|js|ts|svelte|css)$/.test(name))
    .map((name) => `${place}/${name}`),
);
const long = files.flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, k) => ([...line].length > MOST && !ONE_PIECE.test(line) ? [`${file}:${k + 1}`] : [])),
);
for (const place of long) console.error(`longer than ${MOST} characters: ${place}`);
process.exitCode = long.length ? 1 : 0;
