import { publicSettingNames, readSettings } from './environment.ts';

/** The settings that pages are built with; read once, while building. */
export const publicSettings = readSettings(process.env, publicSettingNames);
