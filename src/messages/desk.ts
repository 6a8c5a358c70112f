import { ownerWords } from './messages.ts';

const { company, demonstration, device, operation } = ownerWords;

/** All that only the owner knows, by field. */
export const desk = { ...company, ...demonstration, ...device, ...operation };

export type DeskField = keyof typeof desk;

/** Whether the owner has filled a field. */
export function isFilled(field: DeskField): boolean {
  return desk[field].length > 0;
}
