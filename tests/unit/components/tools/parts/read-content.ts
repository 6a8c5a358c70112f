import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentCollections } from '../../../../../src/schemas/collections.ts';
import { projectFolder } from '../../../../../tools/lib/project.ts';

type Tools = 'closingCalls' | 'trees' | 'scores' | 'scaleCases' | 'triageSystems';

/** The records of a collection as the site gets them, checked by its schema. */
export function readRecords<Name extends Tools>(name: Name) {
  const { file, schema } = contentCollections[name];
  const records: unknown = parse(readFileSync(join(projectFolder, file), 'utf8'));
  return Object.fromEntries(
    Object.entries(records as Record<string, unknown>).map(([id, data]) => [
      id,
      schema.parse(data),
    ]),
  ) as Record<string, ReturnType<(typeof contentCollections)[Name]['schema']['parse']>>;
}
