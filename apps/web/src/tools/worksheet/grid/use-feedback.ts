import type { FeedbackDraft, WorksheetFeedback } from '@murmel/contracts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';
import { EMPTY_FEEDBACK } from './feedback-draft';

const SAVES_AFTER_MS = 1000;

export type FeedbackStatus = 'saved' | 'saving' | 'error';

/**
 * Returns the teacher's feedback on one response: stored on the server a second after the last letter, visible to its author when it is
 * given. For one response: another one remounts the component.
 * @param live as the server has it; what is typed here and not kept yet counts more
 */
export function useFeedback(responseId: string, live: WorksheetFeedback | null | undefined) {
  const [typed, setTyped] = useState<FeedbackDraft>();
  const [status, setStatus] = useState<FeedbackStatus>('saved');
  const [busy, setBusy] = useState(false);
  /** last response of the server, with the live state at that time: a later live state is newer */
  const [answered, setAnswered] = useState<{ feedback: WorksheetFeedback; before: typeof live }>();
  const known = answered?.before === live ? answered?.feedback : live;
  const waiting = useRef<FeedbackDraft>(undefined);
  const stored = live ? draftOf(live) : EMPTY_FEEDBACK;
  const latest = useLatest(live);
  const told = useCallback((feedback: WorksheetFeedback) => setAnswered({ feedback, before: latest() }), [latest]);
  const draft = typed ?? stored;

  const save = useCallback(async (): Promise<void> => {
    const now = waiting.current;
    if (!now) return;
    waiting.current = undefined;
    try {
      told(await quietApi.worksheets.updateFeedback({ id: responseId, ...now }));
      if (!waiting.current) setStatus('saved');
    } catch (error) {
      waiting.current ??= now;
      setStatus('error');
      throw error;
    }
  }, [responseId, told]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback(
    (next: FeedbackDraft): void => {
      waiting.current = next;
      setTyped(next);
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save().catch(() => undefined), SAVES_AFTER_MS);
    },
    [save],
  );
  const retry = useEffectEvent(() => void save().catch(() => undefined));
  useEffect(() => {
    const online = (): void => retry();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      clearTimeout(timer.current);
      // The next person is one key away: what was typed goes along.
      retry();
    };
  }, []);

  const act = async (what: () => Promise<WorksheetFeedback>): Promise<boolean> => {
    setBusy(true);
    try {
      clearTimeout(timer.current);
      await save();
      told(await what());
      return true;
    } catch (error) {
      toast({ id: 'feedback', tone: 'alert', text: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    change,
    status,
    /** true if the draft differs from the given feedback */
    newer: known?.newer ?? false,
    busy,
    givenAt: known?.givenAt ?? null,
    give: (again: boolean, last: FeedbackDraft = draft) => {
      if (last !== stored) change(last);
      return act(() => quietApi.worksheets.giveFeedback({ id: responseId, again }));
    },
    withdraw: () => act(() => quietApi.worksheets.withdrawFeedback({ id: responseId })),
  };
}

function draftOf({ text, stamp, answers }: WorksheetFeedback): FeedbackDraft {
  return { text, stamp, answers };
}
