import type { Page } from 'playwright/test';

declare global {
  interface Window {
    spoken: { readonly text: string; readonly voice: string }[];
  }
}

/** Gives the page a device that speaks: its voices come late, and each sentence takes a moment. */
export async function giveVoices(page: Page, isLocal = true): Promise<void> {
  await page.addInitScript((localService) => {
    const target = new EventTarget();
    let voices: object[] = [];
    let waiting: ReturnType<typeof setTimeout> | undefined;
    window.spoken = [];
    const synthesis = Object.assign(target, {
      getVoices: () => voices,
      cancel: () => {
        clearTimeout(waiting);
      },
      resume: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance & { voice: { name: string } }) => {
        window.spoken.push({ text: utterance.text, voice: utterance.voice.name });
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
        const lasts = 150 + utterance.text.length * 12;
        waiting = setTimeout(() => {
          utterance.onend?.(new Event('end') as SpeechSynthesisEvent);
        }, lasts);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    addEventListener('load', () => {
      voices = ['Anna', 'Ben (Enhanced)', 'Carl'].map((name) => ({
        name,
        voiceURI: name,
        lang: name === 'Carl' ? 'fr-FR' : 'en-US',
        localService,
      }));
      target.dispatchEvent(new Event('voiceschanged'));
    });
  }, isLocal);
}
