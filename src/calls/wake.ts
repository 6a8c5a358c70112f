// All that a page loads of its calls before somebody presses one: whether the device could read
// them aloud, and what brings the player with the first press. A module is named whole: for names
// taken out of it Vite writes a function of its own around each `import()`.
const calls = document.querySelectorAll<HTMLElement>('[data-call]');

declare global {
  interface Window {
    /** The last press before this script came. */
    early?: PointerEvent;
  }
}

/** Marks calls whose language a voice of the device speaks; other voices would send the text away. */
function markVoices(): void {
  const spoken = speechSynthesis
    .getVoices()
    .map(({ localService, lang }) => localService && lang.replace('cmn', 'zh').slice(0, 2));
  for (const call of calls) {
    const language = call.dataset['language']?.slice(0, 2) ?? '';
    call.toggleAttribute('data-voice', spoken.includes(language));
  }
}

if ('speechSynthesis' in globalThis) {
  markVoices();
  // Some browsers know their voices only now.
  speechSynthesis.addEventListener('voiceschanged', markVoices);
}

let hasFinger = false;
addEventListener('pointerdown', ({ width }) => {
  hasFinger = width > 0;
});
window.onclick = ({ target, detail, buttons }: MouseEvent) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-do],[data-cue]');
  const call = pressed?.closest<HTMLElement>('[data-call]');
  // A press by keyboard or by a screen reader has no place on the screen; that of a screen reader
  // for touch has one without a size, or with a button that is still held.
  const isByHand = detail > 0 && hasFinger && buttons === 0;
  hasFinger = false;
  if (!call || !pressed) return;
  void import('./play-call.ts').then((player) => {
    player.pressCall(call, pressed, isByHand);
  });
};
if (window.early) window.onclick(window.early);

// A module, although it shares nothing: its names are no names of the page.
export {};
