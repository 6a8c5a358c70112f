import type { Heading as MarkdownHeading, Nodes, Root, Table } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { slugify } from '../../site/slug.ts';
import { headingSlug } from './heading-slug.ts';
import { readExpression, type Literal } from './read-expression.ts';
import { readProse, readPropProse } from '../language/prose.ts';
import type { Problem } from '../problem.ts';
import { objectMark, type Body, type Heading, type Named, type Prose } from '../checked-site.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

class BodyReader {
  readonly file: string;
  readonly source: string;
  readonly problems: Problem[] = [];
  readonly prose: Prose[] = [];
  readonly headings: Heading[] = [];
  readonly fragments: Named[] = [];
  readonly components: Named[] = [];
  readonly claims: Named[] = [];
  readonly systems: Named[] = [];
  readonly links: Named[] = [];
  readonly silentImages: Named[] = [];
  readonly modules: Named[] = [];
  readonly inlineAttributes: Named[] = [];
  readonly alignedTables: Named[] = [];
  readonly headlessTables: Named[] = [];
  wordCount = 0;
  readonly #markdownIds = new Set<string>();

  constructor(file: string, source: string) {
    this.file = file;
    this.source = source;
  }

  visit(node: Nodes): void {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'paragraph' || node.type === 'tableCell') this.#readWords(node, 'text');
    else if (node.type === 'heading') this.#readHeading(node, line);
    else if (node.type === 'link' || node.type === 'definition') {
      this.links.push({ name: node.url, line });
    } else if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt?.trim()) {
        this.silentImages.push({ name: 'url' in node ? node.url : node.identifier, line });
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      this.#readLiterals(node.value, line, '');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      this.#readElement(node, line);
    }
    if (node.type === 'table') this.#readTable(node, line);
    if ('children' in node) {
      for (const child of node.children) this.visit(child);
    }
  }

  #readTable(table: Table, line: number): void {
    if (table.align?.some(Boolean)) this.alignedTables.push({ name: 'table', line: line + 1 });
    const heads = table.children[0]?.children ?? [];
    if (heads.some(({ children }) => children.length === 0)) {
      this.headlessTables.push({ name: 'table', line });
    }
  }

  /** Paragraphs of the outermost level that begin with import or export are modules to MDX. */
  readModules(root: Root): void {
    for (const node of root.children) {
      const start = node.type === 'paragraph' ? (node.position?.start.offset ?? 0) : undefined;
      if (start === undefined) continue;
      const keyword = /^(import|export)\b/.exec(this.source.slice(start, start + 8))?.[1];
      if (keyword) this.modules.push({ name: keyword, line: node.position?.start.line ?? 1 });
    }
  }

  #readWords(node: Nodes, kind: Prose['kind']): Prose {
    const prose = readProse(node, kind);
    this.prose.push(prose);
    this.wordCount += prose.text
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
    return prose;
  }

  #readHeading(node: MarkdownHeading, line: number): void {
    const { text } = this.#readWords(node, 'title');
    const words = text.replaceAll(objectMark, '').trim();
    this.headings.push({ depth: node.depth, text: words, line });
    this.fragments.push({ name: headingSlug(words, this.#markdownIds), line });
  }

  #readElement(element: Element, line: number): void {
    const name = element.name ?? '';
    const isHtml = /^[a-z]/.test(name);
    if (name !== '' && !isHtml) this.components.push({ name, line });

    const props = new Map<string, string | undefined>();
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const attributeLine = attribute.position?.start.line ?? line;
      if (/^(style$|on[a-z])/i.test(attribute.name)) {
        this.inlineAttributes.push({ name: attribute.name, line: attributeLine });
      }
      const literals = this.#literalsOf(attribute, attributeLine);
      const only = literals.length === 1 ? literals[0] : undefined;
      props.set(attribute.name, only?.key === attribute.name ? only.text : undefined);
      for (const literal of literals) this.#readLiteral(literal, name, isHtml);
    }

    if ((name === 'img' || name === 'Image') && !props.has('alt')) {
      this.silentImages.push({ name: props.get('src') ?? `<${name}>`, line });
    }
    this.#readElementHeading(name, props, line);
  }

  /** `<Section heading>` is a second-level heading; its id is given or made from the heading. */
  #readElementHeading(name: string, props: ReadonlyMap<string, string | undefined>, line: number) {
    const heading = name === 'Section' ? props.get('heading') : undefined;
    if (heading !== undefined) {
      this.headings.push({ depth: 2, text: heading, line });
      if (!props.has('id')) this.fragments.push({ name: slugify(heading), line });
    } else if (/^h[1-6]$/.test(name)) {
      this.headings.push({ depth: Number(name.slice(1)), text: `<${name}>`, line });
    }
  }

  #literalsOf(attribute: MdxJsxAttribute, line: number): readonly Literal[] {
    const { name, value, position } = attribute;
    if (typeof value === 'string') return [{ key: name, text: value, line }];
    if (!value) return [];
    // The tree drops the indentation of further lines, so the source is read instead.
    const whole = this.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
    const start = whole.indexOf('{') + 1;
    const linesBefore = whole.slice(0, start).split('\n').length - 1;
    return this.#parse(whole.slice(start, whole.lastIndexOf('}')), line + linesBefore, name);
  }

  #parse(code: string, line: number, key: string): readonly Literal[] {
    const { literals, error } = readExpression(code, line, key);
    if (error) {
      this.problems.push({
        file: this.file,
        line: error.line,
        field: key || 'body',
        found: `a value in { } that cannot be read (${error.reason.replace(/\.$/, '')})`,
        write: 'texts in quotes, lists in [ ], groups in { }, with a comma between entries',
      });
    }
    return literals;
  }

  #readLiterals(code: string, line: number, key: string): void {
    for (const literal of this.#parse(code, line, key)) this.#readLiteral(literal, '', false);
  }

  #readLiteral(literal: Literal, element: string, isHtml: boolean): void {
    const { key, text, line } = literal;
    const named = { name: text, line };
    if (key === 'claim' || key === 'claims' || (element === 'Claim' && key === 'id')) {
      this.claims.push(named);
    } else if (key === 'system' || key === 'systems') this.systems.push(named);
    else if (key === 'href') this.links.push(named);
    else if (key === 'id') this.fragments.push(named);
    else {
      const prose = readPropProse(literal, isHtml);
      if (prose) this.prose.push(prose);
    }
  }
}

/**
 * Gathers from a parsed body what the rules ask about, in one walk.
 *
 * @param source the whole file, whose positions the tree carries
 */
export function readBody(
  root: Root,
  source: string,
  file: string,
): { body: Body; problems: readonly Problem[] } {
  const reader = new BodyReader(file, source);
  reader.visit(root);
  reader.readModules(root);
  const { prose, headings, fragments, components, claims, systems, links, ...rest } = reader;
  const { silentImages, modules, inlineAttributes, wordCount, problems } = rest;
  const { alignedTables, headlessTables } = rest;
  const words = { prose, headings, wordCount };
  const names = { fragments, components, claims, systems, links };
  return {
    body: {
      ...words,
      ...names,
      silentImages,
      modules,
      inlineAttributes,
      alignedTables,
      headlessTables,
    },
    problems,
  };
}
