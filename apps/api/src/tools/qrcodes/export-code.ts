import { codeFile } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { drawnCode } from '../../core/export-formats/drawn-code.js';
import type { ExportedContent } from '../../core/tool-contribution/contributions.js';
import { oneCode, textOf } from './one-code.js';

/** The code as a drawing, and as what it holds. A logo of one's own lies beside it as the file that it is. */
export async function exportCode(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const code = await oneCode(manager, itemId);
  const text = await textOf(manager, code);
  const { look } = code;
  const drawing = drawnCode(text, look.logo === 'file' ? { ...look, logo: 'none' } : look);
  if (text === '' || !drawing) return [];
  return [
    { extension: '.svg', contents: codeFile(drawing) },
    { extension: '.txt', contents: text },
  ];
}
