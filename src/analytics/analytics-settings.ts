import { isDeployed } from '../config/settings.ts';
import { publicSettings } from '../config/public-settings.ts';

/** The tag manager container; empty when there is none. */
export const container = publicSettings.PUBLIC_GTM_ID;

/** Whether the host's analytics answer on this build's host and are wanted. */
export const hasInsights =
  publicSettings.PUBLIC_VERCEL_INSIGHTS === 'on' && isDeployed(process.env);

/** Whether there is anything to ask a visitor's consent for. */
export const isMeasured = container !== '' || hasInsights;
