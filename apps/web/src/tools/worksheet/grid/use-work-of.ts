import type { WorkState } from '@murmel/contracts';
import { useMemo } from 'react';
import { workTopic } from '../../../platform/live/live-topic';
import { useLiveTopic } from '../../../platform/live/use-live';

/** One response as it is written. @param responseId null: none */
export function useWorkOf(itemId: string, responseId: string | null): { work: WorkState | undefined; gone: boolean } {
  const topic = useMemo(() => (responseId === null ? null : workTopic(itemId, responseId)), [itemId, responseId]);
  const { state, refused } = useLiveTopic<WorkState>(topic);
  return { work: state, gone: refused !== undefined };
}
