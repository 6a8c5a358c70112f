import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../tools/lib/project.ts';

type Thing = Readonly<Record<string, unknown>>;

/** The definitions of schema.org, as a package carries them for the compiler. */
const definitions = readFileSync(
  join(projectFolder, 'node_modules/schema-dts/dist/schema.d.ts'),
  'utf8',
);

const parents = new Map<string, readonly string[]>();
const properties = new Map<string, readonly string[]>();
const types = new Map<string, string>();
for (const [, name = '', above = '', body = ''] of definitions.matchAll(
  /^(?:export )?interface (\w+) extends ([\w<>, ]+) \{\n([\s\S]*?)^\}/gm,
)) {
  parents.set(name, above.replaceAll(/Partial<IdReference>/g, '').match(/\w+/g) ?? []);
  properties.set(
    name,
    [...body.matchAll(/^ {4}"([^"@]+)"\??:/gm)].map(([, key = '']) => key),
  );
  const type = /^ {4}"@type": "(\w+)";/m.exec(body)?.[1];
  if (type !== undefined) types.set(type, name);
}

function listProperties(name: string): string[] {
  return [...(properties.get(name) ?? []), ...(parents.get(name) ?? []).flatMap(listProperties)];
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says what a parameter of an action takes and is no property (https://schema.org/docs/actions.html). */
const isAnnotation = (key: string): boolean => /-(?:in|out)put$/.test(key);

/** Every type and property in structured data that schema.org does not define. */
export function findUndefined(thing: Thing): string[] {
  const inner = Object.values(thing).flat().filter(isThing).flatMap(findUndefined);
  const type = thing['@type'];
  if (type === undefined) return inner;
  const name = typeof type === 'string' ? types.get(type) : undefined;
  if (name === undefined) return [`${JSON.stringify(type)} is no type`, ...inner];
  const known = new Set(listProperties(name));
  const unknown = Object.keys(thing).filter(
    (key) => !key.startsWith('@') && !known.has(key) && !isAnnotation(key),
  );
  return [...unknown.map((key) => `${name} has no ${key}`), ...inner];
}
