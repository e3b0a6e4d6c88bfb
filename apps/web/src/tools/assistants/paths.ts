import { TOOLS } from '@murmel/contracts';

/** Path of the teachers' conversations with assistants. */
export const TALKS_PATH = '/ai/chats/assistants';

export const talkPath = (id: string): string => `${TALKS_PATH}/${id}`;

export const editorPath = (id: string): string => `${TOOLS.assistants.route}/${id}`;
