import { LIMITS, PICTURE_TYPES } from '@murmel/contracts';
import { QrCode } from '@murmel/server';
import type { FileContribution } from '../../core/tool-contribution/contributions.js';
import { itemOf } from '../../platform/request-context.js';
import { qrCodeOf } from './qr-code-repository.js';

/** Pictures for the middle of a code: the current one is visible to all who see the code. */
export const codeFiles: FileContribution = {
  operation: 'item.update',
  usedBy: 'part',
  types: PICTURE_TYPES,
  maxMegabytes: () => Promise.resolve(LIMITS.image.maxMegabytes),
  parts: {
    useOf: async (manager, context, fileId) => ((await qrCodeOf(manager, itemOf(context).id)).look.logoFile === fileId ? 'seen' : 'unused'),
    async inUse(manager, itemId) {
      const code = await manager.findOneBy(QrCode, { itemId });
      return new Set(code?.look.logoFile ? [code.look.logoFile] : []);
    },
  },
};
