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

/** Reason why a submission cannot be accepted unchanged. `Part` is the field in which an answer names its part. */
export type SubmissionRefusal<Part extends string> =
  | { type: 'closed' }
  /** the questions differ from those on this screen and must be reviewed; with the part whose answer is no longer valid */
  | ({ type: 'changed' } & { [Field in Part]?: string })
  /** the response that was to be changed is gone */
  | { type: 'gone' }
  | { type: 'refused' }
  /** the recording of a part is no longer on this device */
  | ({ type: 'lost' } & { [Field in Part]?: string });

/** The file of a part that cannot be sent, and trying again does not change it. */
export class UnsendableFile extends Error {
  constructor(
    readonly why: 'lost' | 'refused',
    readonly partId: string,
  ) {
    super(`The file of ${partId} is ${why}`);
  }
}

/** Reaction to a failed attempt. */
export type AfterFailure<Part extends string> = { type: 'again'; afterMs: number } | SubmissionRefusal<Part>;

const AGAIN_MS = 3000;
const LONGEST_MS = 60_000;
const SERVER_FAULT = 500;
const CHANGED: readonly string[] = ['ANSWER_MISSING', 'ANSWER_INVALID', 'INCOMPLETE'];

/**
 * Retries after a missing network, a server fault and "too many"; refusals of the server are final.
 * @param closed the code with which the kind refuses while answering is closed
 */
export function failureOf<Part extends string>(part: Part, closed: string) {
  return (error: unknown): AfterFailure<Part> => {
    if (error instanceof UnsendableFile) return { type: error.why, [part]: error.partId } as AfterFailure<Part>;
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
