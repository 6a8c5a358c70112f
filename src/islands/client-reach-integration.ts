import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor reaches for the island; a string is a media query that must match. */
    'client:reach'?: boolean | string;
  }
}

/** Makes `client:reach` known to Astro. */
export function clientReach(): AstroIntegration {
  return {
    name: 'client-reach',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'reach', entrypoint: './src/islands/client-reach.ts' });
      },
    },
  };
}
