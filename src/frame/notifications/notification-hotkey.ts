/** Moves focus to the notification layer on Alt+T. */
export function startNotificationHotkey(): void {
  document.addEventListener('keydown', (event) => {
    // `code`, because Alt+T types another character on some keyboards.
    if (!event.altKey || event.code !== 'KeyT') return;
    event.preventDefault();
    document.getElementById('notifications')?.focus();
  });
}
