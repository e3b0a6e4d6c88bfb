import { TOOLS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for items that are no text documents: another tool's item is nothing here */
export async function onlyDocuments(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(Item, { id, kind: TOOLS.text_editor.kind }))) throw apiError('NOT_FOUND');
}
