import type { AiRunLive, Suggestion } from '@murmel/contracts';
import { useEffect, useMemo } from 'react';
import { useLiveTopic } from '../../../platform/live/use-live';
import { useStreamEntries } from '../../../platform/live/use-stream-entries';
import { useThrottled } from '../../../platform/use-throttled';
import { aiRunTopic } from '../chat/ai-topics';
import { isStreaming } from '../chat/talk/use-streaming-answer';

/** Eyes follow twelve pictures a second. */
const DRAWN_EVERY_MS = 80;

/**
 * The words of a suggestion as far as they came, and how it stands. It has ended once the server gave it whole: the last piece may come later than
 * the news that there is no other.
 */
export function useSuggested({ run, text }: Suggestion, look: () => Promise<void>) {
  const writing = isStreaming(run.state);
  const topic = useMemo(() => (writing ? aiRunTopic(run.id) : null), [run.id, writing]);
  const { state: live } = useLiveTopic<AiRunLive | null>(topic);
  const pieces = useStreamEntries<string>(topic);
  const words = useMemo(() => pieces.join(''), [pieces]);
  const ended = writing && live !== undefined && !isStreaming(live?.state);
  useEffect(() => {
    if (ended) void look();
  }, [ended, live, look]);
  const growing = useThrottled(words, writing ? DRAWN_EVERY_MS : 0);
  return { text: writing ? growing : text, writing, state: run.state, failure: run.failure };
}
