/** One caption of the film: from when to when, in seconds, and what is said or seen. */
export type Cue = readonly [from: number, to: number, text: string];

/** The captions of the film, which has no sound: they say what its pictures and words show. */
export const cues: readonly Cue[] = [
  [0.3, 3.9, 'It begins with a voice. [No sound]'],
  [5, 6.9, 'TRIAGE: Tell me what is happening.'],
  [7, 11.4, 'Patient, 24: I can’t … catch my breath.\nThe inhaler … isn’t helping.'],
  [11.6, 13.2, 'TRIAGE: How many puffs have you taken?'],
  [13.3, 15.6, 'Patient, 24: Six. … Since lunch.'],
  [16, 18, 'Recognized: shortness of breath, the presenting complaint.'],
  [18, 20.1, 'Recognized: a reliever without effect, six puffs since lunch.'],
  [20.1, 23, 'Recognized: speaks in short phrases, heard in the voice.'],
  [23.4, 26, 'Five levels of the Emergency Severity Index.'],
  [26, 29.2, 'Level 2: a high-risk situation. A nurse is called at once.'],
  [29.6, 34.4, 'A note with the history, what was heard and what was done\nreaches the nurse.'],
  [34.6, 37.5, 'The nurse confirms the level and sends an ambulance.'],
  [38.2, 42, 'The patient says it once.\nThe clinician has it all. TRIAGE.'],
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
    ([from, to, text]) => `${formatTime(from)} --> ${formatTime(to)}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
