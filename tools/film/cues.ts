/** One caption of the film: what is said or seen, and when, in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The captions of the film, which has no sound: they say what its pictures and words show. */
export const cues: readonly Cue[] = [
  { from: 0.3, to: 3.9, text: 'It begins with a voice. [No sound]' },
  { from: 5, to: 6.9, text: 'TRIAGE: Tell me what is happening.' },
  {
    from: 7,
    to: 11.4,
    text: 'Patient, 24: I can’t … catch my breath.\nThe inhaler … isn’t helping.',
  },
  { from: 11.6, to: 13.2, text: 'TRIAGE: How many puffs have you taken?' },
  { from: 13.3, to: 15.6, text: 'Patient, 24: Six. … Since lunch.' },
  { from: 16, to: 18, text: 'Recognized: shortness of breath, the presenting complaint.' },
  { from: 18, to: 20.1, text: 'Recognized: a reliever without effect, six puffs since lunch.' },
  { from: 20.1, to: 23, text: 'Recognized: speaks in short phrases, heard in the voice.' },
  { from: 23.4, to: 26, text: 'Five levels of the Emergency Severity Index.' },
  { from: 26, to: 29.2, text: 'Level 2: a high-risk situation. A nurse is called at once.' },
  {
    from: 29.6,
    to: 34.4,
    text: 'A note with the history, what was heard and what was done\nreaches the nurse.',
  },
  { from: 34.6, to: 37.5, text: 'The nurse confirms the level and sends an ambulance.' },
  { from: 38.2, to: 42, text: 'The patient says it once.\nThe clinician has it all. TRIAGE.' },
];

/** Minutes, seconds and thousandths, as the end of an ISO time has them. */
function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(14, 23);
}

/**
 * Writes captions as WebVTT (https://www.w3.org/TR/webvtt1/).
 * @param list cues in order; a line break starts a second line
 */
export function formatCaptions(list: readonly Cue[]): string {
  const blocks = list.map(
    ({ from, to, text }) => `${formatTime(from)} --> ${formatTime(to)}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
