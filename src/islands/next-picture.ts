/**
 * Resolves when the browser has shown what was last changed, and while a page is hidden, when it is
 * seen again. Work of more than a tenth of a second on a slow phone lets the control answer the
 * finger before it (https://web.dev/articles/optimize-inp).
 */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
