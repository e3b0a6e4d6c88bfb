import { partAddress, type WorksheetBlock } from '@murmel/contracts';
import { BLOCK_DEFINITIONS, isKnownBlock, type KnownBlock } from '@murmel/documents';
import { apiError } from '../../../platform/api-error.js';
import type { RequestedWorksheet } from '../worksheets.js';

/** Returns a block as calls answer with it: only the content that the caller may see. */
export function blockAnswer(
  { itemId, mayEdit }: Omit<RequestedWorksheet, 'sheet'>,
  { id, kind, task, points, width, newPage, content }: KnownBlock,
): WorksheetBlock {
  const behind: readonly string[] = mayEdit ? [] : (BLOCK_DEFINITIONS[kind].behind ?? []);
  const shown = Object.fromEntries(Object.entries(content).filter(([name]) => !behind.includes(name)));
  const answer = { id: partAddress(itemId, id), kind, task, points, width, newPage, content: shown, abilities: { edit: mayEdit } };
  return answer as WorksheetBlock;
}

export function blockAnswers(asked: RequestedWorksheet): WorksheetBlock[] {
  return asked.sheet.blocks.filter(isKnownBlock).map((block) => blockAnswer(asked, block));
}

/** @throws NOT_FOUND for what is not on this sheet, and for what only a newer release knows */
export function knownBlock({ sheet }: Pick<RequestedWorksheet, 'sheet'>, id: string): KnownBlock {
  const block = sheet.block(id);
  if (!block || !isKnownBlock(block)) throw apiError('NOT_FOUND');
  return block;
}
