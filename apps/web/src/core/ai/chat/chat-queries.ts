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
export const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }: PageOf<unknown>) => (page * limit < total ? page + 1 : undefined),
};

/** One's chats, or those in the trash; what was talked about last comes first. */
export const chatsQuery = (discarded: boolean) =>
  orpc.aiConversations.list.infiniteOptions({
    input: (page: number) => ({ page, limit: CHATS_AT_ONCE, discarded: String(discarded) }),
    ...pages,
  });

/** Chats with a word in their title or in what was said. */
export const foundChatsQuery = (query: string) =>
  orpc.aiConversations.search.infiniteOptions({ input: (page: number) => ({ page, limit: CHATS_AT_ONCE, query }), ...pages });

export const chatQuery = (id: string) => orpc.aiConversations.get.queryOptions({ input: { id } });

/** What was said in a chat, the newest first. */
export const messagesQuery = (ownerId: string) =>
  orpc.aiMessages.list.infiniteOptions({
    input: (page: number) => ({ ownerType: AI_OWNER_TYPES[0], ownerId, page, limit: MESSAGES_AT_ONCE }),
    ...pages,
  });

/** How many questions somebody asked this month, and how many they may. */
export const questionsQuery = (objType: string) => orpc.userLimits.one.queryOptions({ input: { objType } });

/** All pages as one list, each entry once: what came meanwhile moves others to the next page. */
export function allOf<Entry extends { id: string }>(data: InfiniteData<PageOf<Entry>> | undefined): Entry[] {
  return [...new Map(data?.pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry])).values()];
}

/** Puts messages into an open chat before the server is asked again: nothing flickers. */
export function showSaid(queryClient: QueryClient, chat: string, ...said: readonly AiMessage[]): void {
  const { queryKey } = messagesQuery(chat);
  queryClient.setQueryData<InfiniteData<PageOf<AiMessage>, number>>(queryKey, (known) => {
    const [first, ...rest] = known?.pages ?? [{ entries: [], page: 1, limit: MESSAGES_AT_ONCE, total: 0 }];
    const older = first!.entries.filter(({ id }) => !said.some((one) => one.id === id));
    const entries = [...said.toReversed(), ...older];
    const page = { ...first!, entries, total: first!.total + entries.length - first!.entries.length };
    return { pages: [page, ...rest], pageParams: known?.pageParams ?? [1] };
  });
}

/** What the server answered of a chat counts at once. */
export function showChat(queryClient: QueryClient, chat: AiConversation): void {
  queryClient.setQueryData(chatQuery(chat.id).queryKey, chat);
}

/** Asks anew for lists and messages. */
export async function refreshSaid(queryClient: QueryClient): Promise<void> {
  const keys = [orpc.aiConversations.key(), orpc.aiMessages.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** For numbers, too. */
async function refreshAll(queryClient: QueryClient): Promise<void> {
  await Promise.all([refreshSaid(queryClient), queryClient.invalidateQueries({ queryKey: orpc.userLimits.one.key() })]);
}

/** Several things happen at once when something is asked, and this window hears of its own question, too: they are read together. */
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
