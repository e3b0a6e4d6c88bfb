import { decide } from '@murmel/access-policy';
import { LIMITS } from '@murmel/contracts';
import { SharedFile } from '@murmel/server';
import { licensedMegabytes } from '../../core/files/licensed-megabytes.js';
import type { FileContribution } from '../../core/tool-contribution/contributions.js';
import { itemOf } from '../../platform/request-context.js';
import { publishHandIn, refuseHandIn, refuseKeeping } from './hand-ins/accept-hand-in.js';
import { countDownloads } from './handouts/handout-files.js';

const SIZES = { maxMegabytes: licensedMegabytes, videoMegabytes: LIMITS.file.videoMegabytes };

/** Offered files: for those who may change the item. Each is visible to all readers of the item as soon as it is attached. */
const given: FileContribution = {
  ...SIZES,
  operation: 'item.update',
  usedBy: 'part',
  async handedOut(manager, context, fileId) {
    const { id, facts } = itemOf(context);
    if (!decide(context.actor, 'item.update', { item: facts }).allow) await countDownloads(manager, id, [fileId]);
  },
  parts: {
    useOf: async (manager, context, fileId) =>
      (await manager.existsBy(SharedFile, { itemId: itemOf(context).id, fileId })) ? 'seen' : 'unused',
    inUse: async (manager, itemId) => new Set((await manager.findBy(SharedFile, { itemId })).map(({ fileId }) => fileId)),
  },
};

/** Handed-in files: sent by callers who may answer, while files are collected. Visible to the sender and to readers of responses. */
const handedIn: FileContribution = {
  ...SIZES,
  operation: 'item.answer',
  usedBy: 'answer',
  refuseSending: refuseHandIn,
  refuseKeeping,
  moved: publishHandIn,
};

export const fileShareFiles: readonly FileContribution[] = [given, handedIn];
