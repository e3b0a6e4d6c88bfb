import type { EntityManager } from 'typeorm';
import type { ExportedContent } from '../../core/tool-contribution/contributions.js';
import { assistantOf } from './assistant-repository.js';

/** Role and instructions as they were written, and the beginnings of conversations below them. */
export async function exportAssistant(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { instructions, starters } = await assistantOf(manager, itemId);
  const lines = [instructions, starters.map((starter) => `- ${starter}`).join('\n')].filter((part) => part !== '');
  return lines.length === 0 ? [] : [{ extension: '.md', contents: `${lines.join('\n\n')}\n` }];
}
