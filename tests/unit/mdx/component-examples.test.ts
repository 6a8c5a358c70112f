import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addExamples, examplesMark } from '../../../src/mdx/component-examples.ts';

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

it('shows the shortest lines that use a component, live without citations and as they are written', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'component-examples-'));
  mkdirSync(path.join(root, 'src/content/pages'), { recursive: true });
  writeFileSync(path.join(root, 'src/content/pages/long.mdx'), long);
  writeFileSync(path.join(root, 'src/content/pages/short.mdx'), short);
  const page = `<Section heading="By hand" />\n\n${examplesMark}\n\nThe end.`;
  const code = addExamples(page, root, ['Card', 'CardGrid', 'Chart', 'Section']);
  expect(code.match(/lead="As \/short has it\."/g)).toHaveLength(2);
  expect(code).not.toContain('Many words.');
  expect(code).toContain('\n<Chart rows={[1, 2]} />\n');
  expect(code).toContain('mdx\n<Chart rows={[1, 2]} source="who" />\n');
  expect(code).not.toContain(examplesMark);
  expect(code).toMatch(/^<Section heading="By hand" \/>[\s\S]*The end\.$/);
});
