import type { FileSharing, HandInState } from '@murmel/contracts';
import { FileShare } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { handoutFiles } from './handouts/handout-files.js';

/** @throws NOT_FOUND for an item that is no file share */
export async function fileShareOf(manager: EntityManager, itemId: string): Promise<FileShare> {
  const share = await manager.findOneBy(FileShare, { itemId });
  if (!share) throw apiError('NOT_FOUND');
  return share;
}

/** Returns if files are accepted now. */
export function stateOf({ collects, closesAt }: Pick<FileShare, 'collects' | 'closesAt'>, now = new Date()): HandInState {
  if (!collects) return 'off';
  return closesAt && now >= closesAt ? 'over' : 'open';
}

/** Returns a file share. @param mayChange true if the download counts are included */
export async function fileShareAnswer(manager: EntityManager, itemId: string, mayChange: boolean): Promise<FileSharing> {
  const share = await fileShareOf(manager, itemId);
  const files = await handoutFiles(manager, itemId);
  return {
    files: mayChange ? files : files.map((file) => ({ ...file, downloads: null })),
    state: stateOf(share),
    task: share.task,
    closesAt: share.closesAt?.toISOString() ?? null,
    takesLate: share.takesLate,
    perPerson: share.perPerson,
  };
}
