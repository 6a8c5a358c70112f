import { startNotificationLayer } from './notification-layer.ts';
import { addNotice, type Notice } from './notifications.store.ts';

let isStarted = false;

/**
 * Shows a notice in the notification layer. The layer comes to life with the first one, so that a
 * page without notices carries no script for them.
 */
export function notify(notice: Notice): void {
  const layer = document.getElementById('notifications');
  if (layer && !isStarted) {
    isStarted = true;
    startNotificationLayer(layer);
  }
  addNotice(notice);
}
