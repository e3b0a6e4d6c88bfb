import { decide } from '@murmel/access-policy';
import { LIMITS } from '@murmel/contracts';
import { SharedFile } from '@murmel/server';
import { licensedMegabytes } from '../../core/files/licensed-megabytes.js';
import type { FileContribution } from '../../core/items/contributions.js';
import { itemOf } from '../../platform/asking.js';
import { countDownloads } from './given/given-files.js';
import { refuseHandIn, refuseKeeping, tellHandIn } from './hand-ins/take-hand-in.js';

const SIZES = { maxMegabytes: licensedMegabytes, videoMegabytes: LIMITS.file.videoMegabytes };

/** Given out: for whoever may change the item. It is seen by everybody who reads the item, as soon as it is attached. */
const given: FileContribution = {
  ...SIZES,
  operation: 'item.update',
  usedBy: 'part',
  async handedOut(manager, asking, fileId) {
    const { id, facts } = itemOf(asking);
    if (!decide(asking.actor, 'item.update', { item: facts }).allow) await countDownloads(manager, id, [fileId]);
  },
  parts: {
    useOf: async (manager, asking, fileId) =>
      (await manager.existsBy(SharedFile, { itemId: itemOf(asking).id, fileId })) ? 'seen' : 'unused',
    inUse: async (manager, itemId) => new Set((await manager.findBy(SharedFile, { itemId })).map(({ fileId }) => fileId)),
  },
};

/** Handed in: by whoever may answer, while something is collected; for them and who reads responses. */
const handedIn: FileContribution = {
  ...SIZES,
  operation: 'item.answer',
  usedBy: 'answer',
  refuseSending: refuseHandIn,
  refuseKeeping,
  moved: tellHandIn,
};

export const sharingFiles: readonly FileContribution[] = [given, handedIn];
