/**
 * The script files of the site. Modules within a page ask for no file; they came with the page and
 * stay: a message that went is forgotten even if its sender leaves in the same moment.
 */
const script = /<script(?: type="module")? src="\/_astro\/[^>]*><\/script>/g;

/**
 * Sets the scripts free when the page has been painted; a page in the background paints nothing, and
 * gets them after five seconds. They go into the head, where no style asks which element is the last; `async` is what a
 * script of a template would be otherwise.
 */
const start = `{const{content}=document.currentScript.previousElementSibling;
const begin=()=>{for(const script of content.children)script.async=false;document.head.append(content)};
requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,5000)}`;

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
