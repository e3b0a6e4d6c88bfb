import type { OwnResponse } from '@murmel/contracts';
import type { Submission } from './submission';

/** A file that stands in an answer, as far as its sender needs to know it. */
export interface KnownFile {
  id: string;
  name: string;
  bytes: number;
}

/** What is kept of a file that the server has. */
export function knownFile({ id, name, bytes }: KnownFile): KnownFile {
  return { id, name, bytes };
}

export type Files = Readonly<Record<string, KnownFile>>;

/** What this device knows of somebody's answers to one item (decision C5). */
export interface Kept<Answer> {
  /** by part */
  answers: Readonly<Record<string, Answer>>;
  /** by file id */
  files: Files;
  /** when something was answered last, in milliseconds of this device's clock */
  changedAt: number;
  /** the server's time of what both had in common last; null when it never had anything */
  base: string | null;
  /** the device has what the server has not */
  unsaved: boolean;
  /** the part on the screen */
  at: string | null;
  submission: Submission<Answer> | null;
}

export const EMPTY: Kept<never> = { answers: {}, files: {}, changedAt: 0, base: null, unsaved: false, at: null, submission: null };

/** Whether the device has answers that the server's response does not. Clocks are asked only when both moved on from what they had in common. */
export function isNewer({ submission, unsaved, base, changedAt }: Kept<unknown>, { updatedAt }: OwnResponse<unknown>): boolean {
  if (submission) return true;
  return unsaved && (base === updatedAt || changedAt > Date.parse(updatedAt));
}
