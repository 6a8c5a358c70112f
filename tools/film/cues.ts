/** One caption of the film: from when to when, in seconds, and what is said or seen. */
export type Cue = readonly [from: number, to: number, text: string];

/** The captions of the film, which has no sound: they say what its pictures and words show. */
export const cues: readonly Cue[] = [
  [0.3, 3.9, 'It begins with a voice. [No sound]'],
  [5, 7.9, 'TRIAGE: This is an automated assistant.\nYou can have a nurse at any time.'],
  [8, 9.7, 'TRIAGE: Are you having chest pain or trouble breathing?'],
  [9.8, 13.3, 'Patient, 24: I can’t … catch my breath.\nThe inhaler … isn’t helping.'],
  [13.5, 15.9, 'TRIAGE: This may be an emergency.\nHang up and call 911 now.'],
  [16, 18, 'Recognized: shortness of breath, the presenting complaint.'],
  [18, 20.1, 'Recognized: a reliever without effect.'],
  [20.1, 23, 'Recognized: speaks in short phrases, as any listener would hear.'],
  [23.4, 26, 'Five dispositions of a telephone service.'],
  [26, 29.2, 'Emergency services now: a danger sign is enough to decide.'],
  [29.6, 34.4, 'A note with what was heard, told and not asked\nreaches the nurse.'],
  [34.6, 37.5, 'The nurse was alerted while the handoff was spoken.'],
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
