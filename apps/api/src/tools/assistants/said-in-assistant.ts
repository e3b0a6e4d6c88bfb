import type { WordsPlace } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { oneAssistant } from './one-assistant.js';

/** Returns the search text of an assistant. Its instructions are only for its editors. */
export async function saidInAssistant(manager: EntityManager, itemId: string): Promise<WordsPlace[]> {
  const { instructions, starters, pupilDescription } = await oneAssistant(manager, itemId);
  return [
    ...(pupilDescription === '' ? [] : [{ kind: 'text' as const, text: pupilDescription }]),
    ...starters.map((text) => ({ kind: 'text' as const, text })),
    ...(instructions === '' ? [] : [{ kind: 'text' as const, text: instructions, inside: true as const }]),
  ];
}
