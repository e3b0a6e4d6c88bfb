import type { OwnResponse } from '@murmel/contracts';
import type { Submission } from './submission';

/** File of an answer, with the data that its sender needs. */
export interface KnownFile {
  id: string;
  name: string;
  bytes: number;
}

/** Returns the stored fields of a file that the server has. */
export function knownFile({ id, name, bytes }: KnownFile): KnownFile {
  return { id, name, bytes };
}

export type Files = Readonly<Record<string, KnownFile>>;

/** Answers to one item stored on this device (spec C5). */
export interface LocalAnswers<Answer> {
  /** by part */
  answers: Readonly<Record<string, Answer>>;
  /** by file id */
  files: Files;
  /** time of the last answer, in milliseconds of this device's clock */
  changedAt: number;
  /** the server's time of what both had in common last; null when it never had anything */
  base: string | null;
  /** the device has what the server has not */
  unsaved: boolean;
  /** the part on the screen */
  at: string | null;
  submission: Submission<Answer> | null;
}

export const NO_LOCAL_ANSWERS: LocalAnswers<never> = {
  answers: {},
  files: {},
  changedAt: 0,
  base: null,
  unsaved: false,
  at: null,
  submission: null,
};

/** True if the device has answers that the server's response lacks. Clocks are only compared if both changed since their common state. */
export function isNewer({ submission, unsaved, base, changedAt }: LocalAnswers<unknown>, { updatedAt }: OwnResponse<unknown>): boolean {
  if (submission) return true;
  return unsaved && (base === updatedAt || changedAt > Date.parse(updatedAt));
}
