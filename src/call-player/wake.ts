// All that a page loads of its calls before somebody presses one: whether the device could read
// them aloud, and what brings the rest: the player with the first press, and waves that stand far
// down a page when they come into sight. A module is named whole: for names taken out of it Vite
// writes a function of its own around each `import()`.
const calls = document.querySelectorAll<HTMLElement>('[data-call]');

declare global {
  interface Window {
    /** What was pressed before this script came. */
    early?: HTMLElement | null;
  }
}

/** Voices of the device that speak the language; others would send the text away. */
function markVoices(): void {
  const voices = speechSynthesis.getVoices();
  for (const call of calls) {
    const language = (call.dataset['language'] ?? '').slice(0, 2).replace('zh', '(zh|cmn)');
    const isSpoken = voices.some(
      ({ localService, lang }) => localService && RegExp(`^${language}`).test(lang),
    );
    call.toggleAttribute('data-voice', isSpoken);
  }
}

if ('speechSynthesis' in globalThis) {
  markVoices();
  // Some browsers know their voices only now.
  speechSynthesis.addEventListener('voiceschanged', markVoices);
}

for (const call of calls) {
  let hasFinger = false;
  call.addEventListener('pointerdown', ({ width }) => {
    hasFinger = width > 0;
  });
  call.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      '[data-do], [data-place], [data-bars]',
    );
    if (!pressed) return;
    // A press by keyboard or by a screen reader has no place on the screen; that of a screen reader
    // for touch has one without a size, or with a button that is still held.
    const isByHand = event.detail > 0 && hasFinger && event.buttons === 0;
    hasFinger = false;
    void import('./play-call.ts').then((player) => {
      player.pressCall(call, pressed, isByHand);
    });
  });
}
window.onclick = null;
window.early?.click();

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    void import('./waves/audio-waves.ts').then((waves) => {
      waves.startAudioWaves(target as HTMLElement);
    });
  }
});
for (const figure of document.querySelectorAll('[data-waves]')) observer.observe(figure);

// A module, although it shares nothing: its names are no names of the page.
export {};
