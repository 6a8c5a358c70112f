import type { ClientDirective } from 'astro';

/**
 * `client:reach` hydrates an island when the visitor reaches for it: a pointer comes over it, it is
 * touched, or focus moves in. Give a media query to keep it from ever loading elsewhere. What the
 * visitor does before the code arrives must work as HTML.
 */
const hydrateOnReach: ClientDirective = (load, options, element) => {
  const query = typeof options.value === 'string' ? matchMedia(options.value) : undefined;
  const signs = ['pointerover', 'touchstart', 'focusin'];
  const onReach = async (): Promise<void> => {
    if (query && !query.matches) return;
    for (const sign of signs) element.removeEventListener(sign, listener);
    const hydrate = await load();
    await hydrate();
  };
  const listener = (): void => void onReach();
  for (const sign of signs) element.addEventListener(sign, listener, { passive: true });
};

export default hydrateOnReach;
