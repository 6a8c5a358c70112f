import { startPageViews } from '../analytics/page-views.ts';
import { startNotificationLayer } from '../notifications/notification-layer.ts';

// The whole script of a page that has no island in use.
const layer = document.getElementById('notifications');
if (layer) startNotificationLayer(layer);
startPageViews();
