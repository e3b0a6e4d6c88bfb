import type { WorkState } from '@murmel/contracts';
import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../../platform/api/queries';
import { workTopic } from '../../../platform/live/live-topic';
import { useLiveTopic } from '../../../platform/live/use-live';
import { useLiveOrRead } from '../../../platform/live/use-live-or-read';

/** One response as it is written. @param responseId null: none */
export function useWorkOf(itemId: string, responseId: string | null): { work: WorkState | undefined } {
  const topic = useMemo(() => (responseId === null ? null : workTopic(itemId, responseId)), [itemId, responseId]);
  const live = useLiveTopic<WorkState>(topic);
  const input = responseId === null ? skipToken : { id: responseId };
  const { state } = useLiveOrRead(live, orpc.worksheets.response.queryOptions({ input }));
  return { work: state };
}
