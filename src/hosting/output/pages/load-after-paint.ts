import { minify } from './minify-scripts.ts';

/**
 * The script files of the site. Modules within a page ask for no file; they came with the page and
 * stay: a message that went is forgotten even if its sender leaves in the same moment.
 */
const script = /<script(?: type="module")? src="\/_astro\/[^>]*><\/script>/g;

/**
 * Sets the scripts free when the page has been painted: not while it is hidden, as it waits for its
 * font then, and a page in the background paints nothing. Whatever never paints gets them after five
 * seconds. They go into the head, where no style asks which element is the last; `async` is what a
 * script of a template would be otherwise.
 */
const start = minify(`{
  const { currentScript, documentElement: root, head } = document;
  const { content } = currentScript.previousElementSibling;
  const next = document.hidden ? setTimeout : requestAnimationFrame;
  const begin = () => {
    for (const script of content.children) script.async = false;
    head.append(content);
  };
  const wait = () => (root.hidden ? next(wait) : setTimeout(begin));
  next(wait);
  setTimeout(begin, 5000);
}`);

/**
 * Lets the scripts of each page load after its first picture, in their order: the page works without
 * them, and neither their files nor what runs them should keep a visitor from seeing it.
 * @param pages all pages of the site
 * @returns the pages in the same order, and the script that starts the others
 */
export function loadAfterPaint(pages: readonly string[]) {
  const lightened = pages.map((html) => {
    const scripts = html.match(script);
    if (!scripts || !html.includes('</body>')) return html;
    const later = `<template>${scripts.join('')}</template><script>${start}</script>`;
    return html.replaceAll(script, '').replace('</body>', () => `${later}</body>`);
  });
  return { pages: lightened, start };
}
