import { ownerWords } from './messages.ts';

const { company, demonstration, device, operation } = ownerWords;

/** All that only the owner knows, by field: owner.yaml. */
export const desk = { ...company, ...demonstration, ...device, ...operation };

export type DeskField = keyof typeof desk;

/** Whether a topic of buyers.yaml still waits for the owner: no field of owner.yaml answers it yet. */
export function isOpenTopic({ desk: field }: { desk?: DeskField | undefined }): boolean {
  return field === undefined || desk[field].length === 0;
}
