import type { AiConversation, AiMessage } from '@murmel/contracts';
import { AI_OWNER_TYPES } from '@murmel/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';

const CHATS_AT_ONCE = 30;
const MESSAGES_AT_ONCE = 50;

interface PageOf<Entry> {
  entries: Entry[];
  page: number;
  limit: number;
  total: number;
}

/** The way from page to page of an infinite list. */
export const pageOptions = {
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }: PageOf<unknown>) => (page * limit < total ? page + 1 : undefined),
};

/** Query for the caller's chats, or those in the trash; the most recently used chat comes first. */
export const chatsQuery = (discarded: boolean) =>
  orpc.aiConversations.list.infiniteOptions({
    input: (page: number) => ({ page, limit: CHATS_AT_ONCE, discarded: String(discarded) }),
    ...pageOptions,
  });

/** Query for chats with a word in their title or messages. */
export const foundChatsQuery = (query: string) =>
  orpc.aiConversations.search.infiniteOptions({ input: (page: number) => ({ page, limit: CHATS_AT_ONCE, query }), ...pageOptions });

export const chatQuery = (id: string) => orpc.aiConversations.get.queryOptions({ input: { id } });

/** Query for the messages of a chat, the newest first. */
export const messagesQuery = (ownerId: string) =>
  orpc.aiMessages.list.infiniteOptions({
    input: (page: number) => ({ ownerType: AI_OWNER_TYPES[0], ownerId, page, limit: MESSAGES_AT_ONCE }),
    ...pageOptions,
  });

/** Query for the number of questions asked this month, and for the maximum. */
export const questionsQuery = (objType: string) => orpc.userLimits.one.queryOptions({ input: { objType } });

/** All pages as one list, each entry once: what came meanwhile moves others to the next page. */
export function mergePages<Entry extends { id: string }>(data: InfiniteData<PageOf<Entry>> | undefined): Entry[] {
  return [...new Map(data?.pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry])).values()];
}

/** Adds messages to an open chat before the server is queried again, which prevents flickering. */
export function showMessages(queryClient: QueryClient, chat: string, ...said: readonly AiMessage[]): void {
  const { queryKey } = messagesQuery(chat);
  queryClient.setQueryData<InfiniteData<PageOf<AiMessage>, number>>(queryKey, (known) => {
    const [first, ...rest] = known?.pages ?? [{ entries: [], page: 1, limit: MESSAGES_AT_ONCE, total: 0 }];
    const older = first!.entries.filter(({ id }) => !said.some((one) => one.id === id));
    const entries = [...said.toReversed(), ...older];
    const page = { ...first!, entries, total: first!.total + entries.length - first!.entries.length };
    return { pages: [page, ...rest], pageParams: known?.pageParams ?? [1] };
  });
}

/** Puts the server's answer about a chat into the cache at once. */
export function showChat(queryClient: QueryClient, chat: AiConversation): void {
  queryClient.setQueryData(chatQuery(chat.id).queryKey, chat);
}

/** Asks anew for lists and messages. */
export async function refreshMessages(queryClient: QueryClient): Promise<void> {
  const keys = [orpc.aiConversations.key(), orpc.aiMessages.key(), orpc.documentQas.key(), orpc.converters.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Refreshes the counts as well. */
async function refreshAll(queryClient: QueryClient): Promise<void> {
  await Promise.all([refreshMessages(queryClient), queryClient.invalidateQueries({ queryKey: orpc.userLimits.key() })]);
}

/**
 * Debounce time. A question causes several events at once, and this window receives those of its own question, too: one reading covers
 * them.
 */
const TOGETHER_MS = 120;
const waiting = new WeakMap<QueryClient, Promise<void>>();

/** Asks anew for lists, messages and numbers. */
export function refreshChats(queryClient: QueryClient): Promise<void> {
  const known = waiting.get(queryClient);
  if (known) return known;
  const refreshed = new Promise((due) => setTimeout(due, TOGETHER_MS)).then(() => {
    waiting.delete(queryClient);
    return refreshAll(queryClient);
  });
  waiting.set(queryClient, refreshed);
  return refreshed;
}
