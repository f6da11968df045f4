#!/usr/bin/env node
// Checks one report of Hissho against the rules of the game: node checker/check.mjs game.json report.json
// Shares no code with the program that made the report. Prints proved (0), refuted (1) or cannot tell (2).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CannotTell, canon, is, judge, said } from './verdict.mjs';
import { coverage } from './covers.mjs';
import { theoryOf } from './kinds.mjs';
import { FAMILIES } from './matrix.mjs';
import { SHOWN } from './shown.mjs';

/** JSON in which numbers too long for a double are kept as texts. */
export const parse = (text) =>
  JSON.parse(
    text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
      token[0] !== '"' && (token.match(/\d/g).length > 15 || !Number.isFinite(Number(token))) ? `"${token}"` : token,
    ),
  );

/**
 * What a report says it does not answer: such a fact claims nothing. Only a fact without a value may be marked so, and
 * none that the certificate covers.
 */
function silence({ answer, facts = [], certificate }) {
  const silent = facts.filter((f) => f.unanswered === true || f.unfinished === true).map((f) => f.key),
    loud = silent.find((key) => answer[key] !== null || certificate?.covers?.includes(key));
  return { silent, loud };
}

/**
 * The verdict on a report: {verdict, why, checked, half, unknown}, and which data of the certificate were compared,
 * {proof}.
 */
export function check(document, whole) {
  const none = { checked: [], half: [], proof: [], unknown: Object.keys(whole.answer ?? {}) };
  try {
    if (!whole.answer) return { verdict: 'cannot tell', why: 'the report has no answer', ...none };
    // holds for any game, also one too large to be worked out again here
    const unlike = coverage(whole.answer, whole.certificate ?? {});
    if (unlike) return { verdict: 'refuted', why: `certificate.covers: ${unlike}`, ...none };
    const { silent, loud } = silence(whole);
    if (loud) return { verdict: 'refuted', why: `facts.${loud}: said to be unanswered, yet it is claimed`, ...none };
    const claims = Object.entries(whole.answer).filter(([key]) => !silent.includes(key)),
      report = { ...whole, answer: Object.fromEntries(claims) };
    const known = [document.kind, document.kind === 'named-matrix-game' ? document.game : undefined];
    if (report.kind !== undefined && !known.includes(report.kind))
      return { verdict: 'refuted', why: `kind: this is a report on ${report.kind}, not on ${document.kind}`, ...none };
    const theory = theoryOf(document);
    if (!theory) return { verdict: 'cannot tell', why: `the kind ${document.kind} is not known here`, ...none };
    const shown = (facts) => SHOWN[document.kind]?.(document, facts, report.answer, report.certificate) ?? {};
    let found;
    try {
      found = theory(document, report);
    } catch (e) {
      if (!(e instanceof CannotTell)) throw e;
      // too large to be worked out again; what is shown must hold all the same
      for (const [key, compare] of Object.entries(shown({})))
        if (compare && key in (report.certificate?.data ?? {})) {
          const wrong = said(compare, report.certificate.data[key]);
          if (wrong) return { verdict: 'refuted', why: `certificate.data.${key}: ${wrong}`, ...none };
        }
      throw e;
    }
    found.proof = { ...shown(found.facts), ...found.proof };
    const verdict = judge(report.answer, found);
    verdict.unknown.push(...silent);
    if (verdict.verdict === 'refuted') return verdict;
    // What the certificate repeats must be right too, and the list of facts must say what the answer says.
    const refuted = (place, wrong) => ({ ...verdict, verdict: 'refuted', why: `${place}: ${wrong}` });
    const proof = report.certificate?.data ?? {},
      renamed =
        'class' in report.answer
          ? { outcome: 'class', value: 'sg', winning: 'winningMoves', winningCount: 'moveCount' }
          : {};
    const compares = Object.fromEntries(
      Object.keys(proof)
        .map((key) => [key, key in found.proof ? found.proof[key] : found.facts[renamed[key] ?? key]])
        .filter(([, compare]) => compare),
    );
    for (const [key, compare] of Object.entries(compares)) {
      const wrong = said(compare, proof[key]);
      if (wrong) return refuted(`certificate.data.${key}`, wrong);
    }
    // what it says of the question must be what was asked
    const asked = {
      ...(document.kind in FAMILIES ? { game: document.kind } : {}),
      ...document,
      ...(document.kind === 'named-matrix-game' ? document.params : {}),
    };
    for (const key of Object.keys(proof))
      if (key in asked && !(key in compares) && !(key in found.proof) && !(found.covers ?? []).includes(key)) {
        const unlike = is(asked[key])(proof[key]);
        if (unlike) return refuted(`certificate.data.${key}`, unlike);
      }
    const wrong = found.certificate && said((data) => found.certificate(data, report.certificate?.manner), proof);
    if (wrong) return refuted('certificate.data', wrong);
    for (const f of report.facts ?? []) {
      if (!(f.key in whole.answer)) return refuted(`facts.${f.key}`, 'the answer says nothing of it');
      if ('value' in f && canon(f.value) !== canon(whole.answer[f.key]))
        return refuted(`facts.${f.key}`, is(whole.answer[f.key])(f.value));
    }
    const full = Object.keys(compares).filter((key) => !compares[key].partly);
    verdict.proof = [...new Set([...full, ...(found.covers ?? []).filter((key) => key in proof)])];
    return verdict;
  } catch (e) {
    if (e instanceof CannotTell) return { verdict: 'cannot tell', why: e.message, ...none };
    return { verdict: 'refuted', why: `the report cannot be read as an answer to this game (${e.message})`, ...none };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.length !== 4) {
    console.error('usage: node check.mjs game.json report.json');
    process.exit(64);
  }
  const [document, report] = process.argv.slice(2).map((file) => parse(readFileSync(file, 'utf8')));
  const v = check(document, report.report ?? report);
  const lists = [
    ['checked', v.checked],
    ['partly', v.half],
    ['not checked', v.unknown],
  ]
    .filter(([, list]) => list.length)
    .map(([name, list]) => `${name}: ${list.join(', ')}`)
    .join('; ');
  console.log(`${v.verdict}: ${v.why}${lists ? `\n  ${lists}` : ''}`);
  process.exit({ proved: 0, refuted: 1, 'cannot tell': 2 }[v.verdict]);
}
