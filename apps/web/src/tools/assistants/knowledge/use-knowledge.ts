import type { AssistantItem, AssistantLive, KnowledgeFile } from '@murmel/contracts';
import { useLive } from '../../../platform/live/use-live';

/** What an assistant answers from: as it was opened, then as it is pushed while files are read. */
export function useKnowledge({ id, assistant }: Pick<AssistantItem, 'id' | 'assistant'>): readonly KnowledgeFile[] {
  const { state } = useLive<AssistantLive>(id);
  return (state?.audience === 'editor' ? state.files : assistant.files) ?? [];
}
