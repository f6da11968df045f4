#!/usr/bin/env node
// Attacks a server of the workbench and prints what it did; the exit code is 1 where it failed.
//   scripts/attack.mjs latency            the page while 200 heavy solves and 100 exports wait
//   scripts/attack.mjs requests [N] [SEED] malformed requests and the raw HTTP list; no 500, no silence
//   scripts/attack.mjs gone               askers who hang up take their work along
//   scripts/attack.mjs soak [MINUTES]     mixed work, with the memory of the server minute by minute
// The server is started from this checkout; with HISSHO_URL and HISSHO_PID another one is attacked.
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
let seed = 1;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const below = (n) => Math.floor(random() * n);
const pick = (list) => list[below(list.length)];

async function started() {
  if (process.env.HISSHO_URL) return { url: process.env.HISSHO_URL, pid: process.env.HISSHO_PID, stop() {} };
  const child = spawn(path.join(root, "hissho"), ["serve", "--no-open", "--port", "0", "--lang", "en"], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((done, failed) => {
    child.stdout.on("data", (text) => {
      const found = /http:\/\/[^/\s]+/.exec(String(text));
      if (found) done(found[0]);
    });
    child.on("exit", () => failed(new Error("the server did not start")));
  });
  return { url, pid: child.pid, stop: () => process.kill(-child.pid, "SIGTERM") };
}

const heavy = { kind: "memory-simulation", pairs: 60, games: 10000000 };
const tartan = {
  kind: "tartan", rowGame: "turning-turtles", columnGame: "turning-turtles",
  size: [100, 100], heads: [[99, 99], [5, 7]],
};
const small = { kind: "matrix", matrix: [[2, -1], [-1, 1]] };

function post(url, where, body, options = {}) {
  return fetch(url + where, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...options,
  });
}

const quantile = (times, q) => times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(q * times.length))];

async function page(url) {
  const begin = performance.now();
  const answer = await fetch(url + "/");
  await answer.text();
  if (answer.status !== 200) throw new Error("GET / gave " + answer.status);
  return performance.now() - begin;
}

async function latency({ url }) {
  for (let i = 0; i < 20; i++) await page(url);
  const counts = {};
  const note = (where, { status }) => {
    counts[`${where} ${status}`] = (counts[`${where} ${status}`] ?? 0) + 1;
  };
  const hangUp = new AbortController();
  const work = [];
  for (let i = 0; i < 300; i++) {
    const [where, body] = i % 3 === 2
      ? ["/api/export", { document: tartan, format: "png" }]
      : ["/api/solve", { document: heavy, budget: { seconds: 2 } }];
    work.push(post(url, where, body, { signal: hangUp.signal }).then((answer) => note(where, answer), () => {}));
  }
  const times = [];
  const begun = performance.now();
  const lasted = (seconds) => performance.now() - begun > seconds * 1000;
  while (!lasted(30) || (!counts["/api/export 200"] && !lasted(120))) {
    times.push(await page(url));
    await sleep(30);
  }
  hangUp.abort();
  await Promise.all(work);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`GET / ${times.length} times while 200 solves and 100 exports waited:`);
  console.log(`median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms; answers ${JSON.stringify(counts)}`);
  const begin = performance.now();
  const after = await post(url, "/api/solve", { document: small });
  console.log(`then a small game: ${after.status} in ${(performance.now() - begin).toFixed(0)} ms`);
  return p99 < 200 && after.status === 200 && counts["/api/export 200"] > 0;
}

async function gone({ url }) {
  const sockets = [];
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ document: heavy, budget: { seconds: 60 } });
  const text =
    `POST /api/solve HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`;
  for (let i = 0; i < 100; i++) {
    const socket = net.connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(text);
    sockets.push(socket);
  }
  await sleep(1500);
  for (const socket of sockets) socket.destroy();
  const begin = performance.now();
  const after = await post(url, "/api/solve", { document: small });
  const took = performance.now() - begin;
  console.log(`100 askers hung up; a small game afterwards: ${after.status} in ${took.toFixed(0)} ms`);
  return after.status === 200 && took < 3000;
}

const bodies = [
  ["/api/solve", { document: small, lang: "en", budget: { seconds: 1 } }],
  ["/api/solve", { document: { kind: "nim", piles: [3, 4, 5] }, ask: ["value"], mine: { value: 2 } }],
  ["/api/export", { document: small, format: "svg" }],
  ["/api/read", { text: "2,-1\n-1,1", name: "a.csv" }],
  ["/api/write", { document: small, format: "yaml" }],
  ["/api/table", { name: "memory-values", parameters: { pairs: 3 } }],
  ["/api/play", { document: { kind: "nim", piles: [1, 2] } }],
  ["/api/play/move", { game: "x", move: "y" }],
  ["/api/jobs", { claim: "nobody", to: 3 }],
];
const strange = [null, -1, 1e308, "NaN", "", [], {}, "\u0000", "\ud800", "𝟙/0", [[]], true, "a".repeat(5000), "../../etc"];

/** A valid body with a few leaves, names or letters spoiled. */
function mutated(body) {
  const copy = structuredClone(body);
  for (let times = 1 + below(3); times > 0; times--) {
    let at = copy;
    while (true) {
      const keys = Object.keys(at);
      if (keys.length === 0) break;
      const key = pick(keys);
      const inner = at[key];
      if (inner !== null && typeof inner === "object" && random() < 0.7) at = inner;
      else {
        if (random() < 0.2) delete at[key];
        else at[random() < 0.2 && !Array.isArray(at) ? key + "x" : key] = structuredClone(pick(strange));
        break;
      }
    }
  }
  let text = JSON.stringify(copy);
  if (random() < 0.3) {
    const i = below(text.length);
    text = text.slice(0, i) + pick(["", "{", "]", "\\", '"', "\u0007", "é", "0".repeat(400)]) + text.slice(i + below(3));
  }
  return text;
}

/** The status line of an answer to raw bytes; "closed" where the server hung up, "waits" where it waits for the rest. */
function raw(url, text) {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = net.connect(Number(port), hostname);
    let answer = "";
    socket.setTimeout(1500, () => { socket.destroy(); done(answer.split("\r\n")[0] || "waits"); });
    socket.on("data", (bytes) => { answer += bytes; });
    socket.on("error", () => done(answer.split("\r\n")[0] || "closed"));
    socket.on("close", () => done(answer.split("\r\n")[0] || "closed"));
    socket.write(text);
  });
}

function rawList(url) {
  const { host } = new URL(url);
  const body = JSON.stringify({ document: small });
  const head = `POST /api/solve HTTP/1.1\r\nHost: ${host}\r\n`;
  const json = "Content-Type: application/json\r\n";
  const chunked = `${head}${json}Transfer-Encoding: chunked\r\n\r\n`;
  const sizes = ["-1", "FFFFFFFFFFFFFFFF", "7FFFFFFFFFFFFFFF", "zz", "", "1;x=y", "0x10", "+5", " 5"];
  const types = ["bogus", "utf-16", '"', "utf-8;utf-7", "\u0001"];
  return [
    ...sizes.map((size) => `${chunked}${size}\r\n${body}\r\n0\r\n\r\n`),
    `${chunked}${body.length.toString(16)}\n${body}\n0\n\n`,
    ...types.map((type) =>
      `${head}Content-Type: application/json; charset=${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
    `${head}${json}Content-Length: -5\r\n\r\n${body}`,
    `${head}${json}Content-Length: 5\r\nContent-Length: 6\r\n\r\n${body}`,
    `${head}${json}Content-Length: 99999999999999999999\r\n\r\n${body}`,
    `${head}${json}Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
    `GET /../../etc/passwd HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /%00 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
    `GET / HTTP/1.1\r\n\r\n`,
    `\u0000\u0001\u0002\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${"a".repeat(100000)}\r\n\r\n`,
    `BREW / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ];
}

async function requests({ url }, count = 10000, from = 1) {
  seed = Number(from);
  const statuses = {};
  const failures = [];
  for (const text of rawList(url)) {
    const status = await raw(url, text);
    const code = /^HTTP\/1.1 (\d+)/.exec(status)?.[1] ?? status;
    statuses[code] = (statuses[code] ?? 0) + 1;
    if (code.startsWith("5") && code !== "505" && code !== "501") failures.push([text.slice(0, 200), status]);
  }
  const one = async () => {
    while (count-- > 0) {
      const [where, body] = pick(bodies);
      const text = mutated(body);
      const answer = await post(url, where, text);
      const said = await answer.text();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500 && answer.status !== 503) failures.push([where + " " + text.slice(0, 300), said]);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  console.log("statuses", JSON.stringify(statuses));
  for (const [sent, said] of failures.slice(0, 10)) console.log("FAILED", sent, "\n  ", said.slice(0, 300));
  return failures.length === 0;
}

/** The memory of the server and of the process that works for it, in megabytes. */
function resident(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0;
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" "))
    .filter((child) => child !== "");
  return children.reduce((sum, child) => sum + resident(child), Math.round(kilobytes / 1024));
}

async function soak(server, minutes = 15) {
  const { url, pid } = server;
  const end = performance.now() + minutes * 60000;
  let answered = 0;
  const faults = [];
  const documents = [small, { kind: "nim", piles: [3, 4, 5] }, { kind: "memory", pairs: 10 }, tartan];
  const one = async () => {
    while (performance.now() < end) {
      const [where, body] = random() < 0.5 ? pick(bodies) : ["/api/solve", { document: pick(documents) }];
      const answer = await post(url, where, random() < 0.3 ? mutated(body) : body);
      await answer.text();
      answered++;
      if (answer.status >= 500 && answer.status !== 503) faults.push(answer.status);
    }
  };
  const workers = [one(), one(), one(), one()];
  const memory = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60000);
    memory.push(pid ? resident(pid) : 0);
    console.log(`minute ${minute}: ${answered} answers, ${memory.at(-1)} MB, ${faults.length} faults`);
  }
  await Promise.all(workers);
  const third = Math.floor(memory.length / 3);
  const steady = memory.length < 3 || Math.max(...memory.slice(-third)) < 1.5 * Math.max(...memory.slice(0, third + 1));
  return faults.length === 0 && steady;
}

const tries = { latency, requests, gone, soak };
const [name, ...rest] = process.argv.slice(2);
if (!tries[name]) {
  console.error("say one of: " + Object.keys(tries).join(", "));
  process.exit(2);
}
const server = await started();
try {
  const well = await tries[name](server, ...rest.map(Number));
  console.log(well ? "well" : "NOT well");
  process.exitCode = well ? 0 : 1;
} finally {
  server.stop();
}
