import type { OwnSurveyResponse } from '@murmel/contracts';
import { type Answers, byQuestion } from './answers';
import type { Submission } from './submission';

/** A file that stands in an answer, as far as its sender needs to know it. */
export interface KnownFile {
  id: string;
  name: string;
  bytes: number;
}
export type Files = Readonly<Record<string, KnownFile>>;

/** What this device knows of somebody's answers to one survey (decision C5). */
export interface Kept {
  answers: Answers;
  /** by file id */
  files: Files;
  /** when something was answered last, in milliseconds of this device's clock */
  changedAt: number;
  /** the server's time of what both had in common last; null when it never had anything */
  base: string | null;
  /** the device has what the server has not */
  unsaved: boolean;
  /** the question on the screen */
  at: string | null;
  submission: Submission | null;
}

export const EMPTY: Kept = { answers: {}, files: {}, changedAt: 0, base: null, unsaved: false, at: null, submission: null };

/** The newer one of what the device and the server have. */
export function newerOf(kept: Kept | undefined, own: OwnSurveyResponse | null): Kept {
  if (!own) return kept ? { ...kept, base: null, unsaved: true } : EMPTY;
  if (kept && isNewer(kept, own)) return { ...kept, base: own.updatedAt };
  return {
    answers: byQuestion(own.answers),
    files: Object.fromEntries(own.files.map(({ id, name, bytes }) => [id, { id, name, bytes }])),
    changedAt: Date.parse(own.updatedAt),
    base: own.updatedAt,
    unsaved: false,
    at: kept?.at ?? null,
    submission: null,
  };
}

/** Whether the device has answers that the server's response does not. Clocks are asked only when both moved on from what they had in common. */
export function isNewer(kept: Kept, own: OwnSurveyResponse): boolean {
  if (kept.submission) return true;
  return kept.unsaved && (kept.base === own.updatedAt || kept.changedAt > Date.parse(own.updatedAt));
}
