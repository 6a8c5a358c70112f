/**
 * Resolves when the browser has shown what was last changed, and while a page is hidden, when it is
 * seen again. For what takes a slow phone more than a tenth of a second: the control that was pressed
 * answers the finger first (https://web.dev/articles/optimize-inp).
 */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
