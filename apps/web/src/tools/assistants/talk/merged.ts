import type { AiMessage } from '@murmel/contracts';

/** What was said in a chat, the oldest first, with what is known of it now: messages come in pages, and again when they changed. */
export function merged(known: readonly AiMessage[], newest: readonly AiMessage[]): AiMessage[] {
  const byId = new Map([...known, ...newest].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => compare(one.createdAt, other.createdAt) || compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
