import { inEach, type Content } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import { readCode } from '../../reading/read-code.ts';

/** Elements that run code, load other sites, or would change the page around them. */
const refusedElements = new Set(
  'script style iframe frame frameset object embed applet form base link meta template'.split(' '),
);

/** Attributes that hand code or markup over, or belong to the code of the site. */
const refusedAttribute =
  /^(?:style|on[a-z]+|srcdoc|(?:set|is|client|server|define|class|transition):.+|dangerouslySetInnerHTML|innerHTML)$/i;

/** Content is words and components: it runs nothing and loads nothing from elsewhere. */
export function checkElements({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    [...body.elements, ...readCode(body).tags]
      .filter(({ name }) => refusedElements.has(name.toLowerCase()))
      .map(({ name, line }) => ({
        line,
        field: 'body',
        found: `<${name}>, which content cannot carry`,
        write: 'a component of the site, or a link to where it is',
      })),
  );
}

/** HTML for words inside a sentence, which Markdown and the components leave to it; images have a rule of their own. */
const wordElements = new Set(
  'a abbr bdi br cite h1 h2 h3 h4 h5 h6 img kbd mark picture small span sub sup time wbr'.split(
    ' ',
  ),
);

/** What stands in Markdown or a component for an element that comes with copied text. */
const instead: Readonly<Record<string, string>> = {
  b: '**words**',
  strong: '**words**',
  i: '_words_',
  em: '_words_',
  p: 'the text alone, with an empty line before and after',
  ul: 'a list of lines that begin with "- "',
  ol: 'a list of lines that begin with "1. "',
  li: 'a list of lines that begin with "- "',
  table: 'a Markdown table: | Level | Waiting time |',
  blockquote: 'lines that begin with "> "',
  hr: '--- between two empty lines',
  video: 'the component of the film, <VoiceVideo />, or a link',
};

/** The site has no style for other HTML: a component or Markdown looks as the rest of the page. */
export function checkForeignElements({ entries, components }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const told = new Set<number>();
    return body.elements.flatMap(({ name, line }): Finding[] => {
      const isKnown = wordElements.has(name) || refusedElements.has(name);
      // Of elements inside each other the outer one is the cause.
      if (!/^[a-z]/.test(name) || isKnown || told.has(line)) return [];
      told.add(line);
      const meant = [...components.keys()].find((other) => other.toLowerCase() === name);
      const write = meant
        ? `<${meant}>, with a capital`
        : (instead[name] ?? 'Markdown, or a component of the site');
      return [{ line, field: 'body', found: `<${name}>, HTML without a style`, write }];
    });
  });
}

/** What the layout hands to a page: the listing asks it for the chosen category. */
const pageProps = 'props';

/** What stands in braces is a text, a list or a group, as content knows no values by name. */
export function checkValues({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    readCode(body)
      .values.filter(({ name }) => name !== pageProps)
      .map(({ name, line }) => ({
        line,
        field: 'body',
        found: `{${name}}, a name that stands for nothing here`,
        write: `the words themselves, or \\{${name}\\} to show the braces`,
      })),
  );
}

/** Components are there without an import, and content exports nothing. */
export function checkModules({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'mdxjsEsm').map(({ node, line }) => {
      const isImport = node.value.startsWith('import');
      const found = `"${isImport ? 'import' : 'export'}" at the start of a paragraph`;
      const write = isImport
        ? 'the component without it, as all components are there by name'
        : 'the value where it is used, as content holds no code';
      return { line, field: 'body', found, write };
    }),
  );
}

/** The content security policy drops inline styles and handlers; other attributes are code. */
export function checkAttributes({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    [
      ...body.elements.flatMap(({ props }) =>
        [...props].map(([name, { line }]) => ({ name, line })),
      ),
      ...nodesOf(body, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(({ node, line }) =>
        node.attributes
          .filter(({ type }) => type === 'mdxJsxExpressionAttribute')
          .map(() => ({ name: '{...}', line })),
      ),
      ...readCode(body).attributes,
    ]
      .filter(({ name }) => name === '{...}' || refusedAttribute.test(name))
      .map(({ name, line }) => ({
        line,
        field: 'attribute',
        found:
          name === '{...}'
            ? 'a list of attributes in { }'
            : `${name}="…", which content cannot carry`,
        write: 'it without, and choose a component that looks or acts as needed',
      })),
  );
}
