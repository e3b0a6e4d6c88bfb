import { Worksheet } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { holdQuestions, lockQuestions } from '../../core/answers/questions-lock.js';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for items of other tools: a worksheet that is none looks like one that is not there */
export async function worksheetOf(manager: EntityManager, itemId: string): Promise<Worksheet> {
  const worksheet = await manager.findOneBy(Worksheet, { itemId });
  if (!worksheet) throw apiError('NOT_FOUND');
  return worksheet;
}

/** Locks the sheet for a change of its rules: never while an answer is stored. @throws NOT_FOUND */
export async function lockedWorksheet(manager: EntityManager, itemId: string): Promise<Worksheet> {
  await lockQuestions(manager, itemId);
  return worksheetOf(manager, itemId);
}

/** Locks the sheet for working on it: it cannot be closed until the work is stored. @throws NOT_FOUND, WORKSHEET_CLOSED */
export async function openWorksheet(manager: EntityManager, itemId: string): Promise<Worksheet> {
  await holdQuestions(manager, itemId);
  const worksheet = await worksheetOf(manager, itemId);
  if (worksheet.state !== 'open') throw apiError('WORKSHEET_CLOSED', { state: worksheet.state });
  return worksheet;
}
