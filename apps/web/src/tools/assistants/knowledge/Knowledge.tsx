import type { AssistantItem } from '@murmel/contracts';
import { useEffect, useRef } from 'react';
import type { AssistantDraft } from '../editor/use-assistant-draft';
import { KnowledgeCard } from './KnowledgeCard';
import { useKnowledge } from './use-knowledge';

/** The files of an assistant, while they are read and when they are. With the first one it searches in them, here as on the server. */
export function Knowledge({ item, draft: { tools, change } }: { item: AssistantItem; draft: AssistantDraft }) {
  const files = useKnowledge(item);
  const before = useRef(files.length);
  useEffect(() => {
    const first = before.current === 0 && files.length > 0;
    before.current = files.length;
    if (first && !tools.includes('search_knowledge_base')) change({ tools: [...tools, 'search_knowledge_base'] });
  }, [files.length, tools, change]);
  return <KnowledgeCard id={item.id} files={files} />;
}
