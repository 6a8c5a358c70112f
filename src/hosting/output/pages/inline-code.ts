import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';

export interface InlineCode {
  /** The inline scripts that a browser acts on. */
  readonly scripts: readonly string[];
  /** Content security policy sources of these scripts, such as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** What the policy would block, each naming the element and what to do instead. */
  readonly problems: readonly string[];
}

/** Types of script that a browser acts on; any other type, such as JSON-LD, is only data. */
const activeTypes: ReadonlySet<string> = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** What a policy or an `integrity` attribute names content by. */
export function hash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Browsers see the text as parsed, and parsing HTML makes every line end a line feed. */
function textOf(element: HTMLElement): string {
  return element.rawText.replaceAll(/\r\n?/g, '\n');
}

/** @see https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function hashSource(text: string): string {
  return `'${hash(text)}'`;
}

function isActiveInlineScript(script: HTMLElement): boolean {
  const type = script.getAttribute('type')?.trim().toLowerCase() ?? '';
  return !script.hasAttribute('src') && activeTypes.has(type);
}

/** Attributes that the policy blocks, and what to do instead. */
const blocked = [
  [/^style$/i, 'style attributes; write a class, or geometry attributes in a drawing.'],
  [/^on[a-z]+$/i, 'event handler attributes; listen for the event in a script.'],
] as const;

function findProblems(element: HTMLElement): string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    const [, advice] = blocked.find(([pattern]) => pattern.test(name)) ?? [];
    if (!advice) return [];
    return `<${element.rawTagName} ${name}="${value}">: the content security policy blocks ${advice}`;
  });
}

/** Finds in one built page what a strict content security policy must allow, and what it blocks. */
export function findInlineCode(html: string): InlineCode {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const scripts = page.querySelectorAll('script').filter(isActiveInlineScript).map(textOf);
  return {
    scripts,
    scriptHashes: scripts.map(hashSource),
    styleHashes: page.querySelectorAll('style').map(textOf).map(hashSource),
    problems: page.querySelectorAll('*').flatMap(findProblems),
  };
}
