import type { AstroIntegration } from 'astro';

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
