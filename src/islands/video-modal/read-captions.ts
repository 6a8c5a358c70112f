import type { Line } from '../../calls/narration.ts';

/**
 * What is read aloud of a caption: not who speaks, which another voice tells, and nothing about
 * sound.
 */
export function lineOfCaption(caption: string): Line {
  const [, speaker = '', text = ''] = /^(?:(TRIAGE|Patient)[^:]*: )?([^]*)$/.exec(caption) ?? [];
  return {
    text: text.replaceAll(/\s*\[[^\]]*\]|\s+/g, (found) => (found.trim() ? '' : ' ')),
    speaker: speaker === 'Patient' ? 'caller' : 'assistant',
    cue: 0,
  };
}

/** Whether the device has a voice of its own for the captions. */
export function canReadCaptions(): boolean {
  return (
    'speechSynthesis' in globalThis &&
    speechSynthesis
      .getVoices()
      .some(({ localService, lang }) => localService && lang.startsWith('en'))
  );
}

/**
 * Reads the captions of a film aloud while it plays. The film waits where the voice needs longer
 * than a caption is shown.
 * @returns what ends it
 */
export async function readCaptions(video: HTMLVideoElement): Promise<() => void> {
  // The one script of the calls, which may be there already.
  const { findVoiceNarrator } = await import('../../calls/play-call.ts');
  const track = video.textTracks[0];
  const narrate = findVoiceNarrator('en-US');
  if (!track || !narrate) return () => undefined;
  let silence = (): void => undefined;
  let isSpeaking = false;
  let isWaiting = false;
  const onEnd = (): void => {
    isSpeaking = false;
    if (!isWaiting) return;
    isWaiting = false;
    void video.play();
  };
  const onCue = (): void => {
    const cue = track.activeCues?.[0] as VTTCue | undefined;
    if (isSpeaking) {
      // The next caption waits for the end of this one.
      isWaiting = true;
      video.pause();
    }
    if (!cue || isSpeaking) return;
    isSpeaking = true;
    silence = narrate(lineOfCaption(cue.text), {
      onProgress: () => undefined,
      onEnd,
      onInterrupted: onEnd,
      onFailed: onEnd,
    });
  };
  const onPause = (): void => {
    if (isWaiting) return;
    silence();
    isSpeaking = false;
  };
  // A caption that was broken off, or is shown already, is read from its beginning.
  const onPlay = (): void => {
    if (!isSpeaking) onCue();
  };
  if (track.mode === 'disabled') track.mode = 'hidden';
  track.addEventListener('cuechange', onCue);
  video.addEventListener('pause', onPause);
  video.addEventListener('play', onPlay);
  if (!video.paused) onCue();
  return () => {
    track.removeEventListener('cuechange', onCue);
    video.removeEventListener('pause', onPause);
    video.removeEventListener('play', onPlay);
    isWaiting = false;
    silence();
    isSpeaking = false;
  };
}
