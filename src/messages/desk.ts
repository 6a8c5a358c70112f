import { ownerWords } from './messages.ts';

const { company, demonstration, device, operation } = ownerWords;

/** All that only the owner knows, by field. */
export const desk = { ...company, ...demonstration, ...device, ...operation };

export type DeskField = keyof typeof desk;
