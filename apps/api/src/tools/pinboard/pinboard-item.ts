import { DEFAULT_SETTINGS, firstPinboard, PINBOARD_OPERATIONS, seedPinboard } from '@murmel/documents';
import { seedDocument } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { STORED_PINBOARD, storedPinboard } from './stored-pinboard.js';

const UNTITLED = { de: 'Neue Pinnwand', en: 'New pinboard' } as const;
const FIRST_LIST = { de: 'Ideen', en: 'Ideas' } as const;

/** Pinboards as items; their settings are part of the board. */
export const pinboardItem: ItemContribution<'pinboard'> = {
  germanName: 'Pinnwand',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item, owner }) {
    const board = firstPinboard(FIRST_LIST[owner.locale ?? 'de'], owner.id);
    await seedDocument(manager, item.id, seedPinboard(board), { accountId: owner.id, visitorId: null });
    return { pinboard: DEFAULT_SETTINGS };
  },
  read: async (manager, _asking, { id }) => ({ pinboard: (await storedPinboard(manager, id)).settings }),
  changeBoard: (boards, context, input) =>
    boards.run(context, STORED_PINBOARD, { name: 'changeSettings', operation: PINBOARD_OPERATIONS.changeSettings, input }),
};
