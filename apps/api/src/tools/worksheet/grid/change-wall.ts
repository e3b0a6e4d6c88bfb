import type { WorksheetWall } from '@murmel/contracts';
import { isTaskBlock } from '@murmel/documents';
import { publish, Worksheet, WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { worksheetOf } from '../worksheet-repository.js';

/** Puts one answer on the wall, or the grid again. @throws NOT_FOUND for tasks and responses that are none of this sheet */
export async function changeWall(manager: EntityManager, itemId: string, { blockId, responseId }: WorksheetWall): Promise<WorksheetWall> {
  await worksheetOf(manager, itemId);
  const block = blockId === null ? undefined : (await storedWorksheet(manager, itemId)).block(blockId);
  if (blockId !== null && !(block && isTaskBlock(block))) throw apiError('NOT_FOUND');
  if (responseId !== null && !(await manager.existsBy(WorksheetResponse, { id: responseId, itemId }))) throw apiError('NOT_FOUND');
  await manager.update(Worksheet, { itemId }, { wallBlockId: blockId, wallResponseId: responseId });
  await publish(manager, 'item.changed', { itemId });
  return { blockId, responseId };
}
