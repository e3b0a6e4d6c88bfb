import type { OwnSurveyResponse } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '../../../platform/api/client';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useLatest } from '../../../platform/use-latest';
import { assertSamePerson } from '../../../platform/waiting/same-person';
import { type AfterFailure, afterFailure, type Submission } from './submission';

export type Sending = 'idle' | 'sending' | 'waiting';
export type Refusal = Exclude<AfterFailure, { type: 'again' }>;

interface SubmissionOptions {
  itemId: string;
  /** left from before a reload */
  start: Submission | null;
  /** the line to the server stands */
  connected: boolean;
  onSent: (own: OwnSurveyResponse) => void;
  onRefused: (why: Refusal) => void;
}

/** Longer than that the person reads that it waits, whatever the reason. */
const PATIENCE_MS = 3000;

/** Sends a submission until the server has it: at once, after the network came back, after a reload. Always with the same key. */
export function useSubmission({ itemId, start, connected, onSent, onRefused }: SubmissionOptions) {
  const [sending, setSending] = useState<Sending>(start ? 'waiting' : 'idle');
  const current = useRef<{ submission: Submission; given: AbortController; waited: boolean } | undefined>(
    start ? { submission: start, given: new AbortController(), waited: true } : undefined,
  );
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callbacks = useLatest({ onSent, onRefused });

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
      // Somebody else may be there by now.
      if (job.waited) await assertSamePerson();
      job.waited = true;
      const own = await deliver(itemId, job.submission, job.given.signal);
      if (current.current !== job) return;
      current.current = undefined;
      setSending('idle');
      callbacks().onSent(own);
    } catch (error) {
      if (current.current !== job) return;
      const next = afterFailure(error);
      if (next.type === 'again') {
        setSending('waiting');
        timer.current = setTimeout(() => void attempt(), next.afterMs);
        return;
      }
      current.current = undefined;
      setSending('idle');
      callbacks().onRefused(next);
    } finally {
      clearTimeout(patience);
      busy.current = false;
      // Another one was handed in while this one was given up.
      if (current.current && current.current !== job) void attempt();
    }
  }, [itemId, callbacks]);

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
    (submission: Submission): void => {
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

async function deliver(
  itemId: string,
  { key, answers, incomplete, responseId }: Submission,
  signal: AbortSignal,
): Promise<OwnSurveyResponse> {
  const respond = () => quietApi.surveys.respond({ id: itemId, answers, incomplete }, { context: { idempotencyKey: key }, signal });
  if (responseId === null) return respond();
  try {
    return await quietApi.surveys.updateResponse({ id: responseId, answers, incomplete }, { signal });
  } catch (error) {
    // A teacher may have deleted it meanwhile; then this is the first one again.
    if (error instanceof ORPCError && error.status === 404) return respond();
    throw error;
  }
}
