import type { AssistantItem, AssistantLive, KnowledgeFile } from '@murmel/contracts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../platform/live/use-live';
import type { AssistantDraft } from '../editor/use-assistant-draft';
import { KnowledgeCard } from './KnowledgeCard';

/** The files of an assistant, while they are read and when they are. With the first one it searches in them, here as on the server. */
export function Knowledge({ item, draft: { tools, showSources, change } }: { item: AssistantItem; draft: AssistantDraft }) {
  const files = useKnowledge(item);
  const before = useRef(files.length);
  useEffect(() => {
    const first = before.current === 0 && files.length > 0;
    before.current = files.length;
    if (first && !tools.includes('search_knowledge_base')) change({ tools: [...tools, 'search_knowledge_base'] });
  }, [files.length, tools, change]);
  return <KnowledgeCard id={item.id} files={files} shown={showSources} onShow={(shown) => change({ showSources: shown })} />;
}

/** Returns the knowledge files of an assistant: as it was opened, then as pushed while files are read. */
function useKnowledge({ id, assistant }: Pick<AssistantItem, 'id' | 'assistant'>): readonly KnowledgeFile[] {
  const { state } = useLive<AssistantLive>(id);
  return (state?.audience === 'editor' ? state.files : assistant.files) ?? [];
}
