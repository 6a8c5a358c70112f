import { readExpression } from '../../mdx/expressions.ts';
import { childrenOf, type MarkdownNode } from '../../mdx/parse-mdx.ts';
import { nameAdvice } from '../advice.ts';
import { inEach, type Content, type Element } from '../facts.ts';
import type { Finding, Problem } from '../problem.ts';
import { nodesOf } from '../reading/read-body.ts';
import { findSchemaProblems } from '../reading/schema-problems.ts';

/** Components in MDX are those of `src/mdx/editor-components.ts`, by file name. */
export function checkComponents({ entries, components }: Content): Problem[] {
  const names = [...components.keys()];
  const known = new Set([...names, 'Fragment', '']);
  return inEach(entries, ({ body }) =>
    body.elements
      .filter(({ name }) => !/^[a-z]/.test(name) && !known.has(name))
      .map(({ name, line }) => {
        const found = `<${name}>, which does not exist`;
        return { line, field: 'component', found, write: nameAdvice(name, names) };
      }),
  );
}

/** What stands as code in a tag, which a rule of its own refuses. */
function listCode({ props }: Element) {
  return [...props.values()].flatMap(({ parts }) =>
    parts.flatMap(({ code, line }) => (code === undefined ? [] : [{ code, line }])),
  );
}

/** The line of a value in a tag: its own, or that of the nearest list or group around it. */
function lineIn({ props, line }: Element, [prop, ...path]: readonly PropertyKey[]): number {
  const prefix = `${path.map(String).join('.')}.`;
  const { parts = [] } = props.get(String(prop)) ?? {};
  // Parts come innermost first.
  const around = parts.find((part) =>
    prefix.startsWith(part.path.map((name) => `${name}.`).join('')),
  );
  return around?.line ?? line;
}

/** The props of a component are those that it has, with values that it knows, and none lacks. */
export function checkProps({ entries, components }: Content): Problem[] {
  return entries.flatMap(({ file, body }) =>
    body.elements.flatMap((element) => {
      const schema = components.get(element.name);
      if (!schema || listCode(element).length > 0) return [];
      // `slot` is Astro's own: where the children of a component with several places go.
      const given = [...element.props.values()].filter(({ name }) => name !== 'slot');
      const props = Object.fromEntries(given.map(({ name, value }) => [name, value]));
      return findSchemaProblems(schema, props, file, (path) => lineIn(element, path)).map(
        ({ field, write, ...problem }) => ({
          ...problem,
          field: `<${element.name}> ${field}`,
          write: write.replace('in [ ]', 'in {[ ]}').replace('without quotes', 'in { }'),
        }),
      );
    }),
  );
}

/** Attributes that hand code or markup over, or belong to the code of the site. */
const refusedAttribute =
  /^(?:style|on[a-z]+|srcdoc|target|(?:set|is|client|server|define|class|transition):.+|dangerouslySetInnerHTML|innerHTML)$/i;

/** What the layout hands to a page: the listing asks it for the chosen category. */
const pageProps = /^props\.\w+$/;

/** Content is words and components: it runs nothing and loads nothing from elsewhere. */
export function checkCode({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const expressions = nodesOf(body, 'mdxFlowExpression', 'mdxTextExpression').flatMap(
      ({ node, line }) =>
        readExpression(node.value).flatMap(({ code, line: below }) =>
          code === undefined ? [] : [{ code, line: line + below }],
        ),
    );
    const code = [...expressions, ...body.elements.flatMap(listCode)].filter(
      (one) => !pageProps.test(one.code),
    );
    const at = (line: number, field: string, found: string, write: string) => {
      return { line, field, found, write };
    };
    return [
      ...body.elements
        .flatMap(({ props }) => [...props.values()])
        .filter(({ name }) => refusedAttribute.test(name))
        .map(({ name, line }) => {
          const found = `the attribute ${name}, which content cannot carry`;
          return at(line, 'attribute', found, 'it without, or a component that looks as needed');
        }),
      ...code.map(({ code: found, line }) => {
        const write = `the words themselves, or \\{${found}\\} to show the braces`;
        return at(line, 'body', `{${found}}, code that stands for nothing here`, write);
      }),
      ...nodesOf(body, 'mdxjsEsm').map(({ line }) => {
        const found = '"import" or "export" at the start of a paragraph';
        return at(line, 'body', found, 'it without: all components are there by name');
      }),
    ];
  });
}

/** HTML for words inside a sentence, which Markdown leaves to it. */
const wordElements = new Set(
  'a abbr bdi br cite h1 h2 h3 h4 h5 h6 kbd mark small span sub sup time wbr'.split(' '),
);

/**
 * Other HTML runs code, loads other sites or has no style here: a component or Markdown looks as the
 * rest of the page.
 */
export function checkForeignElements({ entries, components }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const foreign = body.elements.filter(
      ({ name }) => /^[a-z]/.test(name) && !wordElements.has(name),
    );
    // Of elements inside each other the outer one is the cause.
    return [...Map.groupBy(foreign, ({ line }) => line)].map(([line, [outer]]) => {
      const name = outer?.name ?? '';
      const meant = [...components.keys()].find(
        (other) => other.toLowerCase() === name.toLowerCase(),
      );
      const other =
        name === 'img' ? '<Picture file="desk.jpg" alt="…" />' : 'Markdown, or a component';
      const write = meant ? `<${meant}>, with a capital` : other;
      return { line, field: 'body', found: `<${name}>, which content cannot carry`, write };
    });
  });
}

/** What is a part of something else, and where it belongs. */
const holders = new Map([
  ['Card', 'CardGrid'],
  ['BenefitCard', 'CardGrid'],
  ['Step', 'Steps'],
  ['Moment', 'Timeline'],
  ['Term', 'Definitions'],
]);

/** Bands of the page, which stand one after another. */
const bands = new Set(['Section', 'CallToAction']);

/** The name of a tag; empty for a fragment and for all that is no tag. */
function nameOf(node: MarkdownNode): string {
  return 'name' in node ? (node.name ?? '') : '';
}

function judgeNesting(node: MarkdownNode, holder: string): Finding[] {
  const name = nameOf(node);
  const location = { line: node.position?.start.line ?? 1, field: `<${name}>` };
  const home = holders.get(name) ?? holder;
  if (home !== holder) {
    const found = `it outside of <${home}>`;
    return [{ ...location, found, write: `<${home}> around it and those beside it` }];
  }
  if (bands.has(name) && holder !== '') {
    const write = `</${holder}> before it, as bands stand one after another`;
    return [{ ...location, found: `it in <${holder}>`, write }];
  }
  const parts = [...holders.keys()].filter((part) => holders.get(part) === name);
  const inside = childrenOf(node).flatMap((child) => [child, ...childrenOf(child)].map(nameOf));
  const [part] = parts;
  if (part === undefined || inside.some((inner) => parts.includes(inner))) return [];
  return [{ ...location, found: `no <${part}> in it`, write: `<${part}> around each part` }];
}

/** Parts stand in what they are parts of, and bands of the page in nothing. */
export function checkNesting({ entries }: Content): Problem[] {
  const walk = (node: MarkdownNode, holder: string): Finding[] => [
    ...judgeNesting(node, holder),
    ...childrenOf(node).flatMap((child) => walk(child, nameOf(node) || holder)),
  ];
  return inEach(entries, ({ body }) => body.nodes.slice(0, 1).flatMap((root) => walk(root, '')));
}
