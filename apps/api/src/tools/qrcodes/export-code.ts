import { codeFile } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { qrCodeDrawing } from '../../core/export-formats/qr-code-drawing.js';
import type { ExportedContent } from '../../core/tool-contribution/contributions.js';
import { encodedText, qrCodeOf } from './qr-code-repository.js';

/** The code as a drawing, and as what it holds. A logo of one's own lies beside it as the file that it is. */
export async function exportCode(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const code = await qrCodeOf(manager, itemId);
  const text = await encodedText(manager, code);
  const { look } = code;
  const drawing = qrCodeDrawing(text, look.logo === 'file' ? { ...look, logo: 'none' } : look);
  if (text === '' || !drawing) return [];
  return [
    { extension: '.svg', contents: codeFile(drawing) },
    { extension: '.txt', contents: text },
  ];
}
