import type { AiMessage, AiRunLive, AiRunState } from '@murmel/contracts';
import { useMemo } from 'react';
import { useLiveTopic } from '../../../../platform/live/use-live';
import { useStreamEntries } from '../../../../platform/live/use-stream-entries';
import { useThrottled } from '../../../../platform/use-throttled';
import { aiRunTopic } from '../ai-topics';

/** Eyes follow twelve pictures a second; a long answer takes longer to draw and is drawn less often. */
const DRAWN_EVERY_MS = 80;
const LETTERS_PER_MS = 100;

export const isStreaming = (state: AiRunState | undefined): boolean => state === 'queued' || state === 'running';

/** Returns the answer written so far: the server's last state, with the text received over the live connection since. */
export function useStreamingAnswer(answer: AiMessage): Pick<AiMessage, 'text' | 'run' | 'steps'> {
  const { run } = answer;
  const id = run && isStreaming(run.state) ? run.id : undefined;
  const topic = useMemo(() => (id === undefined ? null : aiRunTopic(id)), [id]);
  const { state } = useLiveTopic<AiRunLive | null>(topic);
  const pieces = useStreamEntries<string>(topic);
  const came = useMemo(() => pieces.join(''), [pieces]);
  const text = id !== undefined && came.length > answer.text.length ? came : answer.text;
  const { steps = answer.steps, ...live } = (id !== undefined && state) || {};
  const newest = run && { ...run, ...live };
  const everyMs = isStreaming(newest?.state) ? Math.max(DRAWN_EVERY_MS, text.length / LETTERS_PER_MS) : 0;
  return { text: useThrottled(text, Math.round(everyMs / DRAWN_EVERY_MS) * DRAWN_EVERY_MS), run: newest, steps };
}
