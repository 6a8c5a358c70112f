import type { Problem } from '../problem.ts';
import type { Site } from '../checked-site.ts';

/** Images say in words what they show (WCAG 1.1.1). */
export function checkImages({ entries }: Site): Problem[] {
  return entries.flatMap(({ file, body }) =>
    body.silentImages.map(({ name, line }) => ({
      file,
      line,
      field: 'image',
      found: `${name} without alternative text`,
      write: 'what it shows: ![Nurse at a triage desk](/media/desk.jpg)',
    })),
  );
}

/** Components are there without an import, and content exports nothing. */
export function checkModules({ entries }: Site): Problem[] {
  const write = {
    import: 'the component without it, as all components are there by name',
    export: 'the value where it is used, as content holds no code',
  };
  return entries.flatMap(({ file, body }) =>
    body.modules.map(({ name, line }) => ({
      file,
      line,
      field: 'body',
      found: `"${name}" at the start of a paragraph`,
      write: write[name === 'import' ? 'import' : 'export'],
    })),
  );
}

/** The content security policy drops inline styles and handlers, so they would fail in silence. */
export function checkInlineAttributes({ entries }: Site): Problem[] {
  return entries.flatMap(({ file, body }) =>
    body.inlineAttributes.map(({ name, line }) => ({
      file,
      line,
      field: 'attribute',
      found: `${name}="…", which the browser is told to ignore`,
      write: 'it without, and choose a component that looks or acts as needed',
    })),
  );
}

/**
 * Alignment becomes a style attribute, which the content security policy drops; every column says
 * what it holds, the first one too (WCAG 1.3.1).
 */
export function checkTables({ entries }: Site): Problem[] {
  return entries.flatMap(({ file, body }) => {
    const at = (line: number | undefined, found: string, write: string) => ({
      file,
      line,
      field: 'table',
      found,
      write,
    });
    return [
      ...body.alignedTables.map(({ line }) =>
        at(
          line,
          'colons that align a column, which the browser is told to ignore',
          'the line under the heads without them: | --- | --- |',
        ),
      ),
      ...body.headlessTables.map(({ line }) =>
        at(line, 'a column without a head', 'what the column holds: | Level | Waiting time |'),
      ),
    ];
  });
}
