import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor reaches for the island; a string is a media query that must match. */
    'client:reach'?: boolean | string;
  }
}
