import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor reaches for the island; a string is a media query that must match. */
    'client:interaction'?: boolean | string;
  }
}

/** Makes `client:interaction` known to Astro. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/islands/client-interaction.ts',
        });
      },
    },
  };
}
