import { ORPCError } from '@orpc/client';

/** Answers on their way. Kept on the device, so that they arrive once, also after a reload. */
export interface Submission<Answer> {
  /** the same over all tries: the api counts them once */
  key: string;
  answers: Answer[];
  /** confirmed: optional parts stay empty */
  incomplete: boolean;
  /** the response that is changed; null for the first time */
  responseId: string | null;
}

/** Why a submission cannot go as it is. `Part` is the field in which an answer names its part. */
export type Refusal<Part extends string> =
  | { type: 'closed' }
  /** what is asked is something else than on this screen: look again; with the part whose answer cannot stay */
  | ({ type: 'changed' } & { [Field in Part]?: string })
  /** the response that was to be changed is gone */
  | { type: 'gone' }
  | { type: 'refused' };

/** What follows from a try that failed. */
export type AfterFailure<Part extends string> = { type: 'again'; afterMs: number } | Refusal<Part>;

const AGAIN_MS = 3000;
const LONGEST_MS = 60_000;
const SERVER_FAULT = 500;
const CHANGED: readonly string[] = ['ANSWER_MISSING', 'ANSWER_INVALID', 'INCOMPLETE'];

/**
 * No network, a fault of the server and "too many" pass; what the server refuses stays refused.
 * @param closed the code with which the kind refuses while nobody may answer
 */
export function failureOf<Part extends string>(part: Part, closed: string) {
  return (error: unknown): AfterFailure<Part> => {
    if (!(error instanceof ORPCError) || error.status >= SERVER_FAULT) return { type: 'again', afterMs: AGAIN_MS };
    const { status, code } = error;
    const { seconds, [part]: about } = (error.data ?? {}) as Readonly<Record<string, unknown>>;
    if (status === 429)
      return { type: 'again', afterMs: Math.min(LONGEST_MS, typeof seconds === 'number' ? Math.max(1, seconds) * 1000 : AGAIN_MS) };
    if (code === closed) return { type: 'closed' };
    if (CHANGED.includes(code)) return { type: 'changed', ...(typeof about === 'string' && { [part]: about }) } as AfterFailure<Part>;
    return { type: status === 404 ? 'gone' : 'refused' };
  };
}
