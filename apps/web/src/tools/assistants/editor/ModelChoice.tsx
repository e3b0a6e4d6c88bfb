import { useQuery } from '@tanstack/react-query';
import { ModelMenu } from '../../../core/ai/chat/head/ModelMenu';
import { orpc } from '../../../platform/api/queries';
import type { AssistantDraft } from './use-assistant-draft';

/** Choice of the model that answers, with its known properties. Hidden if there are no models. */
export function ModelChoice({ draft: { model, change } }: { draft: AssistantDraft }) {
  const { data } = useQuery(orpc.ai.modelCards.queryOptions());
  if (!data || data.models.length === 0) return null;
  return <ModelMenu models={data.models} chosen={model} down={false} onChoose={(chosen) => change({ model: chosen })} />;
}
