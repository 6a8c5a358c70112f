function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

/** What this needs of a video element. */
export interface Playable {
  muted: boolean;
  play(): Promise<void>;
}

/**
 * Plays with sound, or muted where the browser refuses sound without a fresh gesture. If it refuses
 * that too, the film waits for the visitor to press play in its controls.
 * @returns false when the film cannot be played at all
 * @see https://developer.mozilla.org/en-US/docs/Web/API/HTMLMediaElement/play#exceptions
 */
export async function startPlayback(video: Playable): Promise<boolean> {
  try {
    await video.play();
  } catch (error) {
    // Closing the overlay interrupts a film that was about to begin.
    if (isNamed(error, 'AbortError')) return true;
    if (!isNamed(error, 'NotAllowedError')) return false;
    video.muted = true;
    await video.play().catch(() => undefined);
  }
  return true;
}
