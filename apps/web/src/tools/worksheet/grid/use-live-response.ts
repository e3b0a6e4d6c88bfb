import type { WorkState } from '@murmel/contracts';
import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../../platform/api/queries';
import { worksheetWorkTopic } from '../../../platform/live/live-topic';
import { useLiveTopic } from '../../../platform/live/use-live';
import { useLiveOrPolled } from '../../../platform/live/use-live-or-polled';

/** One response as it is written. @param responseId null: none */
export function useLiveResponse(itemId: string, responseId: string | null): { work: WorkState | undefined } {
  const topic = useMemo(() => (responseId === null ? null : worksheetWorkTopic(itemId, responseId)), [itemId, responseId]);
  const line = useLiveTopic<WorkState>(topic);
  // A sheet has one line for its responses: what it says of the one before stays until the next one comes.
  const live = line.state?.id === responseId ? line : { ...line, state: undefined };
  const input = responseId === null ? skipToken : { id: responseId };
  const { state } = useLiveOrPolled(live, orpc.worksheets.response.queryOptions({ input }));
  return { work: state };
}
