/** In milliseconds: a page that is hidden has no pictures to wait for. */
const longestWait = 200;

/**
 * Resolves when the browser has shown what was last changed, or a fifth of a second later. For what
 * takes a slow phone more than a tenth of a second: the control that was pressed answers the finger
 * first (https://web.dev/articles/optimize-inp).
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });
}
