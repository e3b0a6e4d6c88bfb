import type { AiMessage } from '@murmel/contracts';

/** Merges the messages of a chat, the oldest first, in their newest state: messages come in pages, and again when they changed. */
export function mergeMessages(known: readonly AiMessage[], newest: readonly AiMessage[]): AiMessage[] {
  const byId = new Map([...known, ...newest].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => compare(one.createdAt, other.createdAt) || compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
