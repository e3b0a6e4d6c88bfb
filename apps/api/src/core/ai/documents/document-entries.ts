import type { DocumentQa, KnowledgeFailure, KnowledgeState } from '@murmel/contracts';
import type { AiConversation } from '@murmel/server';
import type { EntityManager } from 'typeorm';

interface Row {
  id: string;
  name: string;
  bytes: number;
  onlyDocument: boolean;
  state: KnowledgeState;
  failure: KnowledgeFailure | null;
  pages: number | null;
  pagesRead: number;
  questions: number;
}

/** Returns documents as their owner sees them, in the order of their conversations. */
export async function documentEntries(manager: EntityManager, conversations: readonly AiConversation[]): Promise<DocumentQa[]> {
  const rows = await manager.query<Row[]>(
    `select d.id, d.name, d.bytes, d.only_document as "onlyDocument", k.state, k.failure, k.pages, k.pages_read as "pagesRead",
            (select count(*)::int from ai_message m where m.conversation_id = d.id and m.role = 'user') as questions
       from ai_document d join knowledge_file k on k.document_id = d.id where d.id = any($1)`,
    [conversations.map(({ id }) => id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return conversations.flatMap(({ id, title, createdAt, changedAt, discardedAt }): DocumentQa[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { name: fileName, ...rest } = row;
    return [
      {
        ...{ ...rest, title, fileName, url: `/api/ai/document_qas/${id}/file` },
        createdAt: createdAt.toISOString(),
        changedAt: changedAt.toISOString(),
        discardedAt: discardedAt?.toISOString() ?? null,
      },
    ];
  });
}
