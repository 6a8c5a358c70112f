/**
 * Runs without the island and shares no module with it, so that it can stand in the page itself.
 * What leads to a page without script acts in place with it, and is then a button to a screen
 * reader. So the space bar presses it too, whether the island is there, on its way or lost. An
 * address that asks for more than the page brings wakes the island at once.
 */
export function prepareListing(listing: HTMLElement): void {
  for (const link of listing.querySelectorAll('[data-replay]')) {
    link.setAttribute('role', 'button');
    if (link.closest('nav')) {
      link.setAttribute('aria-pressed', String(link.hasAttribute('aria-current')));
    }
  }
  listing.addEventListener('keydown', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (event.key !== ' ' || !pressed) return;
    event.preventDefault();
    pressed.click();
  });
  if (new URLSearchParams(location.search).has('shown')) {
    listing.dispatchEvent(new Event('reach', { bubbles: true }));
  }
}
