import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addExamples, examplesMark, findExamples } from '../../../src/mdx/component-examples.ts';

const long = `---\ntitle: A\n---\n<Section heading="A">

<CardGrid columns={3}>

<Card title="Long">Many words.</Card>

</CardGrid>

</Section>
`;
const short = `---\ntitle: B\n---\n<CardGrid>\n\n<Card title="B" />\n\n</CardGrid>

<Chart rows={[1, 2]} source="who" />

It rises.<Source id="who" />
`;

it('finds the shortest lines, whole with what they stand in, but without the band', async () => {
  const examples = await findExamples(new Map(Object.entries({ long, short })));
  const grid = '<CardGrid>\n\n<Card title="B" />\n\n</CardGrid>';
  expect(examples.get('Card')).toEqual({ source: grid, file: 'short' });
  expect(examples.get('CardGrid')?.source).toBe(grid);
  expect(examples.get('Section')).toBeUndefined();
});

it('shows what the page of components does not show itself, live without citations and as it is written', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'component-examples-'));
  mkdirSync(path.join(root, 'src/content/pages'), { recursive: true });
  writeFileSync(path.join(root, 'src/content/pages/short.mdx'), short);
  const page = `<Section heading="By hand" />\n\n${examplesMark}\n\nThe end.`;
  const code = await addExamples(page, root, ['Card', 'CardGrid', 'Chart', 'Section']);
  expect(code.match(/lead="As \/short has it\."/g)).toHaveLength(2);
  expect(code).toContain('\n<Chart rows={[1, 2]} />\n');
  expect(code).toContain('mdx\n<Chart rows={[1, 2]} source="who" />\n');
  expect(code).not.toContain(examplesMark);
  expect(code).toMatch(/^<Section heading="By hand" \/>[\s\S]*The end\.$/);
});
