import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { assistantOf } from './assistant-repository.js';

/** Returns the search text of an assistant. Its instructions are only for its editors. */
export async function assistantSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { instructions, starters, pupilDescription } = await assistantOf(manager, itemId);
  return [
    ...(pupilDescription === '' ? [] : [{ kind: 'text' as const, text: pupilDescription }]),
    ...starters.map((text) => ({ kind: 'text' as const, text })),
    ...(instructions === '' ? [] : [{ kind: 'text' as const, text: instructions, inside: true as const }]),
  ];
}
