/**
 * Runs without the island and shares no module with it, so that it can stand in the page itself.
 * What leads to a page looks like a button, so the space bar presses it, whether the island is
 * there, on its way or lost. Once islands can listen it acts in place, and is a button to a screen
 * reader too. An address that asks for more than the page brings, or for another category, as Back
 * does after a reload, wakes the island at once.
 */
export async function prepareListing(listing: HTMLElement): Promise<void> {
  listing.addEventListener('keydown', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (event.key !== ' ' || !pressed) return;
    event.preventDefault();
    pressed.click();
  });
  await customElements.whenDefined('astro-island');
  for (const link of listing.querySelectorAll('[data-replay]')) {
    link.setAttribute('role', 'button');
    if (link.closest('nav')) {
      link.setAttribute('aria-pressed', String(link.hasAttribute('aria-current')));
    }
  }
  const followAddress = (): void => {
    const current = listing.querySelector<HTMLAnchorElement>('[aria-current]');
    if (current?.pathname === location.pathname && !location.search.includes('shown=')) return;
    listing.dispatchEvent(new Event('reach', { bubbles: true }));
  };
  followAddress();
  addEventListener('popstate', followAddress);
}
