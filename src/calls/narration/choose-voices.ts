/** What a choice needs to know of a voice of the device. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'voiceURI'>;

const better = /premium|enhanced|natural|neural|siri/i;
/** Robots, and voices that are meant as a joke. */
const odd =
  /albert|news|bahh|bells|boing|bubbles|cellos|jester|organ|trinoids|whisper|wobble|zarvox|eloquence|espeak/i;

/** A language tag in parts; some devices write en_US, and Mandarin by a tag of its own. */
function readTag(tag: string): string[] {
  return tag.toLowerCase().replace('_', '-').replace(/^cmn/, 'zh').split('-');
}

/**
 * Chooses a voice for the assistant and another for the caller. Only voices of the device itself
 * count: others would send the text away.
 * @returns the best voices, the second the same as the first if there is no other; none if the
 *   device does not speak the language
 */
export function chooseVoices<Installed extends Voice>(
  installed: readonly Installed[],
  language: string,
): readonly [assistant: Installed, caller: Installed] | undefined {
  const [wanted, ...region] = readTag(language);
  const rank = ({ name, lang, voiceURI }: Voice): number => {
    const label = `${name} ${voiceURI}`;
    return (
      (better.test(label) ? 4 : 0) +
      (readTag(lang).slice(1).join() === region.join() ? 2 : 0) -
      (odd.test(label) ? 8 : 0)
    );
  };
  const [best, second = best] = installed
    .filter(({ localService, lang }) => localService && readTag(lang)[0] === wanted)
    .sort((a, b) => rank(b) - rank(a));
  return best && second && [best, second];
}
