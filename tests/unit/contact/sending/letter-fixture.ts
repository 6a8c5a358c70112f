import type { Letter, Standing } from '../../../../src/contact/queue/store/mail-store.ts';

/** A letter to ourselves. */
export const letter: Letter = {
  name: 'a'.repeat(32),
  id: 'b'.repeat(32),
  event: 'contact',
  recipient: 'CONTACT_TO',
  content: { subject: 'Hello', text: 'Hello\n', html: '<p>Hello</p>', headers: [] },
  created: Date.UTC(2025, 0, 15, 10, 20, 30, 456),
  isRobotLike: false,
};

export const standing: Standing = {
  state: 'waiting',
  due: letter.created,
  attempts: 1,
  unknowns: 0,
  reason: '',
};

/** Another letter, under a name of its own. */
export function otherLetter(name: string): Letter {
  return { ...letter, name, id: `id-of-${name}` };
}
