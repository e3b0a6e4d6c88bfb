/** Message of a conversation, reduced to its position. */
export interface ConversationMessage {
  id: string;
  parentId: string | null;
}

/** One message of the way through a conversation, with those that follow the same one. */
export interface BranchStep<Message extends ConversationMessage> {
  message: Message;
  /** the ids of all that follow the same, the oldest first, this one among them */
  beside: readonly string[];
}

/**
 * The way through a conversation with branches that leads over one message: from its beginning, or from the oldest that is known,
 * and behind it always to the newest.
 * @param messages the oldest first
 * @param over its id; without one, or one that is gone, the newest message
 */
export function pathThrough<Message extends ConversationMessage>(
  messages: readonly Message[],
  over: string | undefined,
): BranchStep<Message>[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const following = followers(messages);
  const chosen = (over && byId.get(over)) || messages.at(-1);
  const way: Message[] = [];
  const seen = new Set<string>();
  for (let at = chosen; at && !seen.has(at.id); at = at.parentId === null ? undefined : byId.get(at.parentId)) {
    seen.add(at.id);
    way.unshift(at);
  }
  for (let at = chosen && following.get(chosen.id)?.at(-1); at && !seen.has(at.id); at = following.get(at.id)?.at(-1)) {
    seen.add(at.id);
    way.push(at);
  }
  return way.map((message) => ({ message, beside: (following.get(message.parentId) ?? []).map(({ id }) => id) }));
}

function followers<Message extends ConversationMessage>(messages: readonly Message[]): Map<string | null, Message[]> {
  const following = new Map<string | null, Message[]>();
  for (const message of messages) {
    const known = following.get(message.parentId);
    if (known) known.push(message);
    else following.set(message.parentId, [message]);
  }
  return following;
}
