// Makes src/lib/types.ts from the schemas of the server, so that no shape is written by hand twice. With --check it
// only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const HOME = new URL('../../app/src/main/resources/hissho/app/', import.meta.url);
const TARGET = new URL('../src/lib/types.ts', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, HOME), 'utf8'));

const { $defs: parts, ...report } = read('report.schema.json');
const { $defs: web } = read('web.schema.json');
const twice = Object.keys(web).filter((name) => name in parts || name === 'report');
if (twice.length > 0) throw new Error(`both schemas define ${twice.join(', ')}`);
const types = { ...web, report, ...parts };

// A value of a report and any JSON are the same to the page.
const JSONS = ['json', 'value'];
const typeName = (name) => (JSONS.includes(name) ? 'Json' : name[0].toUpperCase() + name.slice(1));
const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const comment = ({ description }) => {
  if (!description) return '';
  if (description.length <= 100) return `/** ${description} */\n`;
  const lines = description.match(/\S.{0,99}(?=\s|$)/g);
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
};

function typed(schema) {
  if (schema.$ref) return typeName(schema.$ref.split('/').at(-1));
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.type === 'object' && schema.properties) return members(schema);
  const any = schema.oneOf ?? schema.anyOf;
  if (any) return any.map((one) => typed(apart(one, any))).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typed({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'array':
      if (schema.minItems && schema.minItems === schema.maxItems)
        return `[${Array(schema.minItems).fill(typed(schema.items)).join(', ')}]`;
      return `(${typed(schema.items)})[]`;
    case 'object':
      return `{ [key: string]: ${typed(schema.additionalProperties)} }`;
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

/**
 * One of several objects that are told apart by their members: it lacks those of the others, so that all may be asked
 * for.
 */
function apart(one, any) {
  if (!one.properties || one.properties.type) return one;
  const others = any.flatMap((other) => Object.keys(other.properties ?? {}));
  const lacks = Object.fromEntries(others.filter((name) => !(name in one.properties)).map((name) => [name, LACKED]));
  return { ...one, properties: { ...one.properties, ...lacks } };
}
const LACKED = { const: undefined };

function members({ properties, required = [] }) {
  const one = ([name, schema]) => `${comment(schema)}${name}${required.includes(name) ? '' : '?'}: ${typed(schema)}`;
  return `{ ${Object.entries(properties).map(one).join(';\n')} }`;
}

const lines = [
  '// What the server and the page say to each other. Made by `npm run types` from the schemas; do not edit.',
  '',
  'export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };',
];
for (const [name, schema] of Object.entries(types))
  if (!JSONS.includes(name)) lines.push(`${comment(schema)}export type ${typeName(name)} = ${typed(schema)};`);
const style = await resolveConfig(TARGET.pathname);
const made = await format(lines.join('\n'), { ...style, parser: 'typescript', plugins: [] });
if (!process.argv.includes('--check')) writeFileSync(TARGET, made);
else if (readFileSync(TARGET, 'utf8') !== made) {
  console.error('src/lib/types.ts is not what the schemas say; run npm run types.');
  process.exitCode = 1;
}
