import { NEW_MINI_TOOL, type OwnMiniTool } from '@murmel/contracts';
import { MiniTool } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for an item that is none */
export async function miniToolOf(manager: EntityManager, itemId: string): Promise<OwnMiniTool> {
  const found = await manager.findOneBy(MiniTool, { itemId });
  if (!found) throw apiError('NOT_FOUND');
  const { itemId: _id, ...told } = found;
  return told;
}

/** Writes what was sent of a mini tool; what a new one was not sent is that of every new one. @returns all of it */
export async function writeMiniTool(manager: EntityManager, itemId: string, sent: Partial<OwnMiniTool>): Promise<OwnMiniTool> {
  const before = await manager.findOneBy(MiniTool, { itemId });
  const { category, icon, colour, fields, prompt }: OwnMiniTool = { ...NEW_MINI_TOOL, ...before, ...withoutUndefined(sent) };
  const told = { category, icon, colour, fields, prompt };
  await manager.upsert(MiniTool, { itemId, ...told }, ['itemId']);
  return told;
}

/** `undefined` must not overwrite what is stored. */
const withoutUndefined = (sent: Partial<OwnMiniTool>): Partial<OwnMiniTool> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
