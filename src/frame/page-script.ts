import { startPageViews } from './analytics/page-views.ts';
import { startNotificationHotkey } from './notifications/notification-hotkey.ts';

// The whole script of a page whose islands nobody has reached for. It shares no module with them,
// so that it stays one small file, which the browser keeps from page to page.
startNotificationHotkey();
startPageViews();
