import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { builtContactPage } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { formHeading } from '../../islands/contact-form/ContactForm.tsx';
import { formWords } from '../../messages/messages.ts';
import type { Endpoint } from '../request.ts';

const words = formWords.answer;

/** In development, where no page was built. */
const bareFrame = `<!DOCTYPE html>
<html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main><h1>${words.heading}</h1><h2 id="${formHeading}">${words.formHeading}</h2><form class="contact-form"></form></main></body></html>`;

/** The built contact page, which the build lays beside a function. */
function readFrame(): string {
  try {
    return readFileSync(new URL(builtContactPage, import.meta.url), 'utf8');
  } catch {
    return bareFrame;
  }
}

const form = /<form class="contact-form"[\s\S]*?<\/form>/;
const content = /(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)/;

/** Scripts would bring the form back as it was; the rest is for readers of the page by its address. */
const left = /<script\b[\s\S]*?<\/script>|<link rel="(?:canonical|manifest|alternate)"[^>]*>/g;

interface Answer {
  /** In the browser tab, before the product's name. */
  readonly title: string;
  /** Of all that the page has to say; without one it stands in place of the contact form. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** Writes a page that a function answers with: the contact page of the site with something else in it. */
export function renderAnswer(
  { pagePrefix }: Endpoint,
  { title, heading, children }: Answer,
): string {
  // A function on a host of its own is no place for what a path leads to.
  const frame = readFrame()
    .replaceAll(left, '')
    .replaceAll(/(?<= (?:href|src)=")(?=\/)/g, pagePrefix);
  const head = (
    <>
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
    </>
  );
  const whole = (
    <div className="wrap prose grid content-start gap-4.5 py-section">
      <h1>{heading}</h1>
      {children}
    </div>
  );
  const titled = frame.replace(/<title>.*?<\/title>/, () => renderToStaticMarkup(head));
  return heading === undefined
    ? titled.replace(form, () => renderToStaticMarkup(children))
    : titled
        .replaceAll(' aria-current="page"', '')
        .replace(content, () => renderToStaticMarkup(whole));
}
