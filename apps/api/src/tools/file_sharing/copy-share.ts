import { FILE_SHARING_LIMITS, type Json } from '@murmel/contracts';
import { FileShare, SharedFile } from '@murmel/server';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { fileShareOf } from './file-share-repository.js';
import { folderPath } from './handouts/attach-files.js';

const { files: filesMax, perPerson, taskMax, folderMax } = FILE_SHARING_LIMITS;
const taken = z.strictObject({
  collects: z.boolean(),
  task: z.string().max(taskMax),
  // Exports of before do not say it.
  takesLate: z.boolean().default(true),
  perPerson: z.int().min(perPerson.min).max(perPerson.max),
  files: z.array(z.strictObject({ file: z.uuid(), folder: z.string().max(folderMax) })).max(filesMax),
});
type CopiedFileShare = z.infer<typeof taken>;

/** Copies the offered files and the task. The deadline, the hand-ins and the counts belong to the other lesson and are not copied. */
export const shareCopying = contentCopying<CopiedFileShare & Json>({
  async take(manager, { from, foreignFiles }) {
    const { collects, task, takesLate, perPerson: most } = await fileShareOf(manager, from);
    const given = await manager.find(SharedFile, { where: { itemId: from }, order: { fileId: 'ASC' } });
    const files = given.filter(({ fileId }) => !foreignFiles.has(fileId)).map(({ fileId: file, folder }) => ({ file, folder }));
    return { collects, task, takesLate, perPerson: most, files };
  },
  checked(content, files) {
    const read = taken.safeParse(content).data;
    return (
      read && {
        ...read,
        files: read.files.filter(({ file }) => files.has(file)).map((one) => ({ ...one, folder: folderPath(one.folder) })),
      }
    );
  },
  async put(manager, { to: itemId, files: copies }, { files, collects, task, takesLate, perPerson: most }) {
    await manager.insert(FileShare, { itemId, collects, task, takesLate, perPerson: most });
    const given = files.flatMap(({ file, folder }) => {
      const fileId = copies.get(file);
      return fileId === undefined ? [] : { fileId, itemId, folder };
    });
    await manager.insert(SharedFile, given);
  },
});
