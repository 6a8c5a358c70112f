import {
  childrenOf,
  isElement,
  type MarkdownElement,
  type MarkdownNode,
} from '../../mdx/parse-mdx.ts';
import { inEach, type Body, type Content } from '../facts.ts';
import { nameAdvice } from '../advice.ts';
import type { Finding, Problem } from '../problem.ts';
import { readExpression } from '../../mdx/expressions.ts';
import { nodesOf } from '../reading/read-body.ts';
import { findSchemaProblems, unknownField } from '../reading/schema-problems.ts';

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

/** The values in a tag, with the line of each by its path; what is code is not known. */
function readProps({ attributes }: MarkdownElement, tagLine: number) {
  const lines = new Map<string, number>();
  const unknown: string[] = [];
  const props = attributes.flatMap((attribute) => {
    // `slot` is Astro's own: where the children of a component with several places go.
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === 'slot') return [];
    const { name, value, position } = attribute;
    const line = position?.start.line ?? tagLine;
    lines.set(name, line);
    if (typeof value !== 'object' || value === null) return [[name, value ?? true] as const];
    const parts = readExpression(value.value);
    for (const { path, line: below, code } of parts) {
      const key = [name, ...path].join('.');
      lines.set(key, line + below);
      if (code !== undefined) unknown.push(key);
    }
    return [[name, parts.at(-1)?.value] as const];
  });
  return { props: Object.fromEntries(props), lines, unknown };
}

/** The props of a component are those that it has, with values that it knows, and none lacks. */
export function checkProps({ entries, components }: Content): Problem[] {
  return entries.flatMap(({ file, body }) =>
    nodesOf(body, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(({ node, line }) => {
      const schema = components.get(node.name ?? '');
      if (!schema) return [];
      const { props, lines, unknown } = readProps(node, line);
      const lineOf = (path: readonly PropertyKey[]) =>
        path.reduce<number>(
          (last, _, depth) => lines.get(path.slice(0, depth + 1).join('.')) ?? last,
          line,
        );
      return findSchemaProblems(schema, props, file, lineOf)
        .filter(({ field }) => !unknown.some((path) => `${field}.`.startsWith(`${path}.`)))
        .filter(({ field, found }) => {
          // A choice of groups is not judged where a part of the group is code.
          const isGroup = found.startsWith('the fields') || found === 'a list';
          return !isGroup || !unknown.some((path) => path.startsWith(`${field}.`));
        })
        .map(({ field, found, write, ...location }): Problem => {
          const tag = `<${node.name}>`;
          const [, holder = '', name = ''] = /^(?:(.*)\.)?([^.]*)$/.exec(field) ?? [];
          const around = holder === '' ? tag : `${tag} ${holder}`;
          if (found === unknownField) {
            const advice = Object.keys(schema.shape).length > 0 ? write : 'it without';
            const what = `${name}, which it does not have`;
            return { ...location, field: around, found: what, write: advice };
          }
          if (found === 'nothing') {
            const advice = write.replace('a value', `${name} with a value`);
            return { ...location, field: around, found: `no ${name}`, write: advice };
          }
          const inTag = write.replace('in [ ]', 'in {[ ]}').replace('without quotes', 'in { }');
          return { ...location, field: `${tag} ${field}`, found, write: inTag };
        });
    }),
  );
}

/** Elements that run code, load other sites, or would change the page around them. */
const refusedElements = new Set(
  'script style iframe frame frameset object embed applet form base link meta template'.split(' '),
);

/** Attributes that hand code or markup over, or belong to the code of the site. */
const refusedAttribute =
  /^(?:style|on[a-z]+|srcdoc|(?:set|is|client|server|define|class|transition):.+|dangerouslySetInnerHTML|innerHTML)$/i;

/** What is no text, number, list or group between braces, in the text and in tags. */
function listCode({ nodes }: Body): { readonly code: string; readonly line: number }[] {
  const read = (expression: string, line: number) =>
    readExpression(expression).flatMap(({ code, line: below }) =>
      code === undefined ? [] : [{ code, line: line + below }],
    );
  return nodes.flatMap((node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      return read(node.value, line);
    }
    if (!isElement(node)) return [];
    return node.attributes.flatMap(({ type, value, position }) => {
      if (type === 'mdxJsxExpressionAttribute') return [{ code: value, line }];
      return typeof value === 'object' && value
        ? read(value.value, position?.start.line ?? line)
        : [];
    });
  });
}

/** What the layout hands to a page: the listing asks it for the chosen category. */
const pageProps = /^props\.\w+$/;

/** Content is words and components: it runs nothing and loads nothing from elsewhere. */
export function checkCode({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const attributes = body.elements.flatMap(({ props }) =>
      [...props].map(([name, { line }]) => ({ name, line })),
    );
    return [
      ...body.elements
        .filter(({ name }) => refusedElements.has(name.toLowerCase()))
        .map(({ name, line }) => ({
          line,
          field: 'body',
          found: `<${name}>, which content cannot carry`,
          write: 'a component of the site, or a link to where it is',
        })),
      ...attributes
        .filter(({ name }) => refusedAttribute.test(name))
        .map(({ name, line }) => ({
          line,
          field: 'attribute',
          found: `the attribute ${name}, which content cannot carry`,
          write: 'it without, and choose a component that looks or acts as needed',
        })),
      ...listCode(body)
        .filter(({ code }) => !pageProps.test(code))
        .map(({ code, line }) => ({
          line,
          field: 'body',
          found: `{${code}}, code that stands for nothing here`,
          write: `the words themselves, or \\{${code}\\} to show the braces`,
        })),
      ...nodesOf(body, 'mdxjsEsm').map(({ line }) => ({
        line,
        field: 'body',
        found: '"import" or "export" at the start of a paragraph',
        write: 'it without: all components are there by name, and content holds no code',
      })),
    ];
  });
}

/** HTML for words inside a sentence, which Markdown leaves to it; images have a rule of their own. */
const wordElements = new Set(
  'a abbr bdi br cite h1 h2 h3 h4 h5 h6 img kbd mark picture small span sub sup time wbr'.split(
    ' ',
  ),
);

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
      const write = meant ? `<${meant}>, with a capital` : 'Markdown, or a component of the site';
      return [{ line, field: 'body', found: `<${name}>, HTML without a style`, write }];
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

/** Words in a sentence; every other component is a block, which would break a paragraph in two. */
const inSentences = new Set('Claim Source Handoff LegalEntity ContactEmail Fragment'.split(' '));

/** The name of a tag; empty for a fragment and for all that is no tag. */
function nameOf(node: MarkdownNode): string {
  return 'name' in node ? (node.name ?? '') : '';
}

function judgeNesting(node: MarkdownNode, holder: string): Finding[] {
  const name = nameOf(node);
  const location = { line: node.position?.start.line ?? 1, field: `<${name}>` };
  const found = holder === '' ? 'it alone' : `it in <${holder}>`;
  const home = holders.get(name);
  if (home !== undefined && home !== holder) {
    return [{ ...location, found, write: `<${home}> around it and those beside it` }];
  }
  if (bands.has(name) && holder !== '') {
    const write = `</${holder}> before it, as bands stand one after another`;
    return [{ ...location, found, write }];
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
  return inEach(entries, ({ body }) => nodesOf(body, 'root').flatMap(({ node }) => walk(node, '')));
}

/** A block between words ends their paragraph, which leaves HTML that browsers have to mend. */
export function checkBlocksInText({ entries, components }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'paragraph')
      .filter(({ node }) =>
        node.children.some((child) => child.type === 'text' && child.value.trim()),
      )
      .flatMap(({ node, line }) =>
        node.children
          .filter((child) => components.has(nameOf(child)) && !inSentences.has(nameOf(child)))
          .map((child) => ({
            line: child.position?.start.line ?? line,
            field: `<${nameOf(child)}>`,
            found: 'it in the middle of a paragraph',
            write: 'it on a line of its own, with an empty line before and after',
          })),
      ),
  );
}
