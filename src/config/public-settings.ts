import { readPublicSettings } from './settings.ts';

/** The settings that pages are built with; read once, while building. */
export const publicSettings = readPublicSettings();
