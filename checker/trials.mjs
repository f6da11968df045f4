#!/usr/bin/env node
// Lets the program answer every example and many small random games, and checks each answer; then spoils the answers
// and demands that spoiling is noticed.
// Examples that are proved, kinds that have a theory and shares that are proved must not become fewer (floors.json),
// and no fault of the program may show.
// node checker/trials.mjs [--games N per kind] [--seed S] [--kinds a,b] [--spoil N] [--more N: larger games] [--url
// http://localhost:7331]
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check, parse } from './check.mjs';
import { theoryOf } from './kinds.mjs';
import { documents, randomness } from './random.mjs';
import { spoilings } from './spoil.mjs';

const option = (name, usual) => {
  const i = process.argv.indexOf(`--${name}`);
  return i < 0 ? usual : process.argv[i + 1];
};
const games = Number(option('games', 20)),
  seed = Number(option('seed', 1)),
  spoil = Number(option('spoil', 3)),
  only = option('kinds', '')
    .split(',')
    .filter((x) => x),
  root = fileURLToPath(new URL('..', import.meta.url));

/** The program as a server on a free port, so that thousands of games need one start. */
async function serve() {
  const given = option('url');
  if (given) return { url: given, stop() {} };
  const child = spawn(`${root}/hissho`, ['serve', '--no-open', '--port', '0', '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const url = await new Promise((done, fail) => {
    let text = '';
    child.stdout.on('data', (x) => {
      text += x;
      const m = /http:\/\/\S+?:\d+/.exec(text);
      if (m) done(m[0]);
    });
    child.on('exit', () => fail(new Error('the server did not start')));
  });
  return { url, stop: () => process.kill(-child.pid) };
}

async function solve(url, document, budget = 10, ask = []) {
  const text = JSON.stringify(document).replace(/"(\d{16,})"/g, '$1'); // long whole numbers are written without quotes
  const answer = await fetch(`${url}/api/solve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' }, // none grows old while we judge
    body: `{"document":${text},"lang":"en","ask":${JSON.stringify(ask)},"budget":{"seconds":${budget}}}`,
  });
  return parse(await answer.text());
}

const server = await serve(),
  kinds = new Map(),
  refuted = [],
  unnoticed = [],
  faults = [];
let spoiled = 0,
  asked = 0,
  inExamples = 0,
  missing = [];
const tally = (kind) => {
  if (!kinds.has(kind)) kinds.set(kind, { proved: 0, 'cannot tell': 0, refuted: 0, refused: 0, whys: new Map() });
  return kinds.get(kind);
};

async function one(document, name, budget) {
  const answer = await solve(server.url, document, budget),
    row = tally(document.kind);
  if (!answer.report) {
    row.refused++;
    if (answer.error?.code === 'our-fault') faults.push([document, answer.error.message]);
    row.whys.set(`refused: ${answer.error?.message}`.slice(0, 120), document);
    return;
  }
  const report = answer.report;
  let v;
  try {
    v = check(document, report);
  } catch (e) {
    v = { verdict: 'refuted', why: `the checker failed: ${e.stack}`, checked: [] };
  }
  row[v.verdict]++;
  if (v.verdict === 'cannot tell') row.whys.set(v.why.slice(0, 120), document);
  if (v.verdict === 'refuted') {
    refuted.push([name, document, v.why]);
    return;
  }
  // a report on something else, and a fact that stands in the list but not in the answer
  const [key] = Object.keys(report.answer),
    { [key]: _, ...rest } = report.answer,
    without = (list) => list?.filter((k) => k !== key),
    { covers, besides } = report.certificate ?? {};
  const strange = [
    ['kind', { ...report, kind: `${report.kind}-not` }],
    [
      `facts.${key}`,
      {
        ...report,
        answer: rest,
        facts: [...(report.facts ?? []).filter((f) => f.key !== key), { key, value: 'nonsense' }],
        certificate: { ...report.certificate, covers: without(covers), besides: without(besides) },
      },
    ],
  ];
  for (const [place, broken] of strange) {
    spoiled++;
    const w = check(document, broken);
    if (w.verdict === 'proved') unnoticed.push([document, place, 'nonsense', w.verdict]);
  }
  const held = [...new Set([...v.checked, ...(report.certificate?.covers ?? [])])];
  const spoilt = spoilings(report, held, v.checked, v.proof ?? [], randomness(spoiled + seed), spoil);
  for (const [place, now, broken] of spoilt) {
    spoiled++;
    const w = check(document, broken);
    if (w.verdict !== 'refuted') unnoticed.push([document, place, now, w.verdict]);
  }
}

/** A kind's first example with everything asked that it can be asked: what is not answered is no claim. */
async function everything(name, example, facts) {
  const keys = facts.map((f) => f.key).filter((key) => !/[^A-Za-z0-9]/.test(key)),
    answer = await solve(server.url, example, 20, keys);
  if (!answer.report) {
    if (answer.error?.code === 'our-fault') faults.push([example, `everything asked: ${answer.error.message}`]);
    return;
  }
  const v = check(example, answer.report);
  asked++;
  if (v.verdict === 'refuted') refuted.push([`everything asked of ${name}`, example, v.why]);
}

try {
  const files =
    only.length && option('examples') !== 'yes'
      ? []
      : readdirSync(`${root}/examples`, { recursive: true })
          .filter((f) => f.endsWith('.json'))
          .sort();
  const examples = async () => {
    while (files.length) {
      const file = files.pop();
      await one(parse(readFileSync(`${root}/examples/${file}`, 'utf8')), file, 60);
    }
  };
  await Promise.all([examples(), examples()]);
  inExamples = [...kinds.values()].reduce((n, r) => n + r.proved, 0);
  const catalogue = await (await fetch(`${server.url}/api/catalogue`)).json();
  missing = catalogue.kinds.map((k) => k.name).filter((kind) => !theoryOf({ kind }));
  for (const { name, example, facts } of catalogue.kinds)
    if (!only.length || only.includes(name)) await everything(name, example, facts);
  const random = randomness(seed),
    makers = documents(random, Number(option('more', 0)));
  for (const kind of Object.keys(makers)) {
    if (only.length && !only.includes(kind)) continue;
    const queue = Array.from({ length: games }, () => makers[kind]()),
      work = async () => {
        while (queue.length) {
          const d = queue.pop();
          await one(d, 'random', 10);
        }
      };
    await Promise.all([work(), work()]);
  }
} finally {
  server.stop();
}

console.log('kind                          proved  cannot tell  refuted  refused');
for (const [kind, r] of [...kinds].sort())
  console.log(
    `${kind.padEnd(28)} ${String(r.proved).padStart(7)} ${String(r['cannot tell']).padStart(12)} ${String(r.refuted).padStart(8)} ${String(r.refused).padStart(8)}`,
  );
if (option('why'))
  for (const [kind, r] of [...kinds].sort())
    for (const [why, d] of r.whys) console.log(`  ${kind}: ${why}  ${JSON.stringify(d).slice(0, 200)}`);
for (const [name, d, why] of refuted.slice(0, 60)) console.log(`REFUTED ${name} ${JSON.stringify(d)}\n   ${why}`);
for (const [d, why] of faults.slice(0, 20)) console.log(`FAULT ${JSON.stringify(d)} ${why}`);
for (const [d, place, now, verdict] of unnoticed.slice(0, 40))
  console.log(
    `UNNOTICED ${d.kind} ${place} -> ${JSON.stringify(now)?.slice(0, 300)} (${verdict})  ${JSON.stringify(d).slice(0, 240)}`,
  );
const total = [...kinds.values()].reduce(
  (t, r) => [t[0] + r.proved, t[1] + r['cannot tell'], t[2] + r.refuted],
  [0, 0, 0],
);
console.log(
  `${total[0]} proved, ${total[1]} cannot tell, ${total[2]} refuted; ${asked} kinds asked everything; ${spoiled} spoiled answers, ${unnoticed.length} unnoticed; ${faults.length} faults of the program`,
);
// What must not be lost: how many examples are proved, that every kind has a theory here, and the share that is proved
// kind by kind (nine in ten where nothing else is said).
const floors = JSON.parse(readFileSync(new URL('floors.json', import.meta.url), 'utf8'));
const low = [...kinds].filter(
  ([kind, r]) => r.proved + 1 < (floors.shares[kind] ?? 0.9) * (r.proved + r['cannot tell'] + r.refuted),
);
for (const [kind, r] of low)
  console.log(`too few proved: ${kind}, ${r.proved} of ${r.proved + r['cannot tell'] + r.refuted}`);
const fewer = !only.length && inExamples < floors.examples,
  dull = !only.length && games > 0 && spoiled < 1000;
if (fewer) console.log(`only ${inExamples} examples proved, ${floors.examples} were before`);
if (dull) console.log('fewer than 1,000 answers were spoiled');
if (missing.length) console.log(`kinds the checker does not know: ${missing.join(', ')}`);
process.exitCode =
  refuted.length || unnoticed.length || faults.length || low.length || fewer || dull || missing.length ? 1 : 0;
