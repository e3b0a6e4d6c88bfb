import { FILE_SHARING_LIMITS, type ToolInput } from '@murmel/contracts';
import { FileShare, publish } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { itemOf } from '../../platform/request-context.js';
import { fileShareAnswer, fileShareOf } from './file-share-repository.js';

const UNTITLED = { de: 'Neue Dateifreigabe', en: 'New file share' } as const;
type Settings = Pick<ToolInput<'file_sharing', 'update'>, 'collects' | 'task' | 'closesAt' | 'takesLate' | 'perPerson'>;

/** File shares as items: files that are given out, and what is collected. */
export const fileSharingItem: ItemContribution<'file_sharing'> = {
  germanName: 'Dateifreigabe',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item: { id: itemId }, input }) {
    await manager.insert(FileShare, { itemId, perPerson: FILE_SHARING_LIMITS.perPerson.usual, takesLate: true, ...written(input) });
    return { sharing: await fileShareAnswer(manager, itemId, true) };
  },
  async read(manager, _asking, { id, abilities }) {
    return { sharing: await fileShareAnswer(manager, id, abilities.update === true) };
  },
  async change(manager, context, input) {
    const { id: itemId } = itemOf(context);
    await fileShareOf(manager, itemId);
    const fields = written(input);
    if (Object.keys(fields).length === 0) return;
    await manager.update(FileShare, { itemId }, fields);
    await publish(manager, 'item.changed', { itemId });
  },
};

/** Returns only the fields that were sent. */
function written({ collects, task, closesAt, takesLate, perPerson }: Settings): Partial<FileShare> {
  return {
    ...(collects !== undefined && { collects }),
    ...(task !== undefined && { task }),
    ...(closesAt !== undefined && { closesAt: closesAt === null ? null : new Date(closesAt) }),
    ...(takesLate !== undefined && { takesLate }),
    ...(perPerson !== undefined && { perPerson }),
  };
}
