import type { OwnResponse } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { assertSameUser } from '../../platform/offline/assert-same-user';
import { ensureVisitor } from '../../platform/session/visitor';
import { useLatest } from '../../platform/use-latest';
import type { AfterFailure, Submission, SubmissionRefusal } from './submission';

export type SubmissionState = 'idle' | 'sending' | 'waiting';

/** Options of a call: the key of a submission that must count once, and the signal that aborts it. */
interface CallOptions {
  context?: { idempotencyKey: string };
  signal: AbortSignal;
}
/** Hands answers of a kind in: with a response, as a change of it. */
type HandIn<Answer> = (submission: Submission<Answer>, options: CallOptions) => Promise<OwnResponse<Answer>>;

interface SubmissionOptions<Part extends string, Answer> {
  /** sends what has to be on the server before the answers; what it returns is handed in from then on */
  prepare: (submission: Submission<Answer>, signal: AbortSignal) => Promise<Submission<Answer>>;
  handIn: HandIn<Answer>;
  afterFailure: (error: unknown) => AfterFailure<Part>;
  /** left from before a reload */
  start: Submission<Answer> | null;
  /** the line to the server stands */
  connected: boolean;
  onSent: (own: OwnResponse<Answer>) => void;
  onRefused: (why: SubmissionRefusal<Part>) => void;
}

/** Time after which the user is informed that the submission is waiting, for any reason. */
const PATIENCE_MS = 3000;

/** Sends a submission until the server has it: at once, after the network came back, after a reload. Always with the same key. */
export function useSubmission<Part extends string, Answer>({ start, connected, ...options }: SubmissionOptions<Part, Answer>) {
  const [sending, setSending] = useState<SubmissionState>(start ? 'waiting' : 'idle');
  const current = useRef<{ submission: Submission<Answer>; given: AbortController; waited: boolean } | undefined>(
    start ? { submission: start, given: new AbortController(), waited: true } : undefined,
  );
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(options);

  const attempt = useCallback(async (): Promise<void> => {
    const job = current.current;
    if (!job || busy.current) return;
    clearTimeout(timer.current);
    if (!navigator.onLine) {
      job.waited = true;
      return setSending('waiting');
    }
    busy.current = true;
    const patience = setTimeout(() => setSending((before) => (before === 'sending' ? 'waiting' : before)), PATIENCE_MS);
    try {
      await ensureVisitor();
      // Another person may be signed in by now.
      if (job.waited) await assertSameUser();
      job.waited = true;
      job.submission = await latest().prepare(job.submission, job.given.signal);
      if (current.current !== job) return;
      const own = await deliver(latest().handIn, job.submission, job.given.signal);
      if (current.current !== job) return;
      current.current = undefined;
      setSending('idle');
      latest().onSent(own);
    } catch (error) {
      if (current.current !== job) return;
      const next = latest().afterFailure(error);
      if (next.type === 'again') {
        setSending('waiting');
        timer.current = setTimeout(() => void attempt(), next.afterMs);
        return;
      }
      current.current = undefined;
      setSending('idle');
      latest().onRefused(next);
    } finally {
      clearTimeout(patience);
      busy.current = false;
      // Another one was handed in while this one was given up.
      if (current.current && current.current !== job) void attempt();
    }
  }, [latest]);

  useEffect(() => {
    const again = (): void => void attempt();
    again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer.current);
    };
  }, [attempt]);
  useEffect(() => {
    if (connected) void attempt();
  }, [connected, attempt]);

  const send = useCallback(
    (submission: Submission<Answer>): void => {
      if (current.current) return;
      current.current = { submission, given: new AbortController(), waited: false };
      setSending('sending');
      void attempt();
    },
    [attempt],
  );
  /** The person wants to go on writing. What arrived already is changed by the next submission. */
  const giveUp = useCallback((): void => {
    current.current?.given.abort();
    current.current = undefined;
    clearTimeout(timer.current);
    setSending('idle');
  }, []);
  return { sending, send, giveUp };
}

async function deliver<Answer>(handIn: HandIn<Answer>, submission: Submission<Answer>, signal: AbortSignal): Promise<OwnResponse<Answer>> {
  const respond = () => handIn({ ...submission, responseId: null }, { context: { idempotencyKey: submission.key }, signal });
  if (submission.responseId === null) return respond();
  try {
    return await handIn(submission, { signal });
  } catch (error) {
    // A teacher may have deleted it meanwhile; then this is the first one again.
    if (error instanceof ORPCError && error.status === 404) return respond();
    throw error;
  }
}
