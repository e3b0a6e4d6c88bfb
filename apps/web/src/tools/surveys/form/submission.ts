import type { SurveyAnswer } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';

/** Answers on their way. Kept on the device, so that they arrive once, also after a reload. */
export interface Submission {
  /** the same over all tries: the api counts them once */
  key: string;
  answers: SurveyAnswer[];
  /** confirmed: optional questions stay empty */
  incomplete: boolean;
  /** the response that is changed; null for the first time */
  responseId: string | null;
}

/** What follows from a try that failed. */
export type AfterFailure =
  | { type: 'again'; afterMs: number }
  | { type: 'closed' }
  /** the questions are others than on this screen: look again; with the question whose answer cannot stay */
  | { type: 'changed'; questionId?: string }
  /** the response that was to be changed is gone */
  | { type: 'gone' }
  | { type: 'refused' };

const AGAIN_MS = 3000;
const LONGEST_MS = 60_000;
const SERVER_FAULT = 500;
const CHANGED: readonly string[] = ['ANSWER_MISSING', 'ANSWER_INVALID', 'INCOMPLETE'];

/** No network, a fault of the server and "too many" pass; what the server refuses stays refused. */
export function afterFailure(error: unknown): AfterFailure {
  if (!(error instanceof ORPCError)) return { type: 'again', afterMs: AGAIN_MS };
  if (error.status >= SERVER_FAULT) return { type: 'again', afterMs: AGAIN_MS };
  if (error.status === 429) {
    const seconds = (error.data as { seconds?: unknown } | undefined)?.seconds;
    return { type: 'again', afterMs: Math.min(LONGEST_MS, typeof seconds === 'number' ? Math.max(1, seconds) * 1000 : AGAIN_MS) };
  }
  if (error.code === 'SURVEY_CLOSED') return { type: 'closed' };
  if (CHANGED.includes(error.code)) {
    const questionId = (error.data as { questionId?: unknown } | undefined)?.questionId;
    return { type: 'changed', ...(typeof questionId === 'string' ? { questionId } : {}) };
  }
  return { type: error.status === 404 ? 'gone' : 'refused' };
}
