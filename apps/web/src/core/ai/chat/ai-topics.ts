import type { AI_CHATS_TOPIC, AI_RUN_TOPIC } from '@murmel/contracts';
import type { LiveTopic } from '../../../platform/live/live-topic';

/** A teacher's chats. @param id of their account */
export function aiChatsTopic(id: string): LiveTopic<typeof AI_CHATS_TOPIC> {
  return { address: { topic: 'ai-chats', id }, about: () => ({}), lingerMs: 1000 };
}

/** An answer that is being written, by the run that writes it. */
export function aiRunTopic(id: string): LiveTopic<typeof AI_RUN_TOPIC> {
  return { address: { topic: 'ai-run', id }, about: () => ({}), lingerMs: 0 };
}
