#!/usr/bin/env node
// Holds everything we build on against a list of versions known to be bad, without asking anybody: the Java side from its bill of
// materials (target/sbom.json, CycloneDX), the page's from its lock, which must name a checksum for all that this machine installs.
//   scripts/audit.mjs [SBOM]
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const read = (file) => JSON.parse(readFileSync(path.resolve(root, file), "utf8"));

/** All parts as [name with its ecosystem, version]. */
function parts() {
  const java = read(process.argv[2] ?? "target/sbom.json").components.map((part) => {
    const [, name, version] = /^pkg:maven\/([^@]+)@([^?]+)/.exec(part.purl);
    return ["maven:" + name, version];
  });
  const page = Object.entries(read("ui/package-lock.json").packages)
    .filter(([place]) => place !== "")
    .map(([place, part]) => ["npm:" + place.replace(/^.*node_modules\//, ""), part.version, part]);
  return [...java, ...page];
}

const numbers = (version) => version.split(/[.+-]/).map((piece) => parseInt(piece, 10) || 0);

function below(version, bound) {
  const [a, b] = [numbers(version), numbers(bound)];
  for (let i = 0; i < Math.max(a.length, b.length); i++)
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) < (b[i] ?? 0);
  return false;
}

const fits = (name, pattern) => (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern);
const known = read("scripts/known-bad.json");
const all = parts();
const bad = [];
for (const [name, version, locked] of all) {
  for (const each of known)
    if (fits(name, each.package) && below(version, each.below))
      bad.push(`${name} ${version} is below ${each.below}: ${each.why}`);
  if (locked && !locked.integrity && !locked.optional) bad.push(`${name} ${version} has no checksum in the lock`);
}
for (const line of bad) console.error("audit: " + line);
console.log(`audit: ${all.length} parts, ${known.length} known faults, ${bad.length} found`);
process.exit(bad.length > 0 || all.length < 100 ? 1 : 0);
