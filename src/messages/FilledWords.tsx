import { createElement, Fragment, type ReactNode } from 'react';
import { fillWith } from './fill.ts';

interface Props {
  readonly words: string;
  /** What stands where the words name it in braces. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** Words with links, buttons or emphasis among them. */
export function FilledWords({ words, parts }: Props) {
  return createElement(Fragment, null, ...fillWith(words, parts));
}
