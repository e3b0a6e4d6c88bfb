import { NEW_CONTENT, NEW_LOOK, NEW_SHEET } from '@murmel/contracts';
import { QrCode } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { apiError } from '../../platform/api-error.js';
import { accountOf, itemOf } from '../../platform/request-context.js';
import { qrCodeAnswer } from './qr-code-repository.js';
import { writeCode } from './write-code.js';

const UNTITLED = { de: 'Neuer QR-Code', en: 'New QR code' } as const;

/** QR codes as items: what they hold, how they look, and a sheet of many. */
export const codeItem: ItemContribution<'qrcodes'> = {
  germanName: 'QR-Code',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item, owner, input }) {
    const code = { itemId: item.id, content: NEW_CONTENT.address, look: NEW_LOOK, sheet: NEW_SHEET };
    await manager.insert(QrCode, code);
    await writeCode(manager, code, input, { ownerId: item.ownerId, askedBy: owner.id });
    return { code: await qrCodeAnswer(manager, item.id, true) };
  },
  async read(manager, _asking, { id, abilities }) {
    return { code: await qrCodeAnswer(manager, id, abilities.update === true) };
  },
  async change(manager, context, input) {
    const { id: itemId, facts } = itemOf(context);
    const code = await manager.findOne(QrCode, { where: { itemId }, lock: { mode: 'pessimistic_write' } });
    if (!code) throw apiError('NOT_FOUND');
    await writeCode(manager, code, input, { ownerId: facts.ownerId, askedBy: accountOf(context).id });
  },
};
