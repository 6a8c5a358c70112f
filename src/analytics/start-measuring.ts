import { measurePage } from './measure-page.ts';
import { loadScript, startTagManager } from './tag-manager.ts';

/**
 * Starts everything that a visitor has consented to.
 * @param settings as `Consent.astro` writes them
 */
export function startMeasuring(layer: object[], settings: DOMStringMap): void {
  const { container, insights, searchWords } = settings;
  measurePage(layer, searchWords !== undefined);
  if (container) startTagManager(container, layer, Date.now());
  if (insights !== undefined) {
    loadScript('/_vercel/insights/script.js');
    loadScript('/_vercel/speed-insights/script.js');
  }
}
