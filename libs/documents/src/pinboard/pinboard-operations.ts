import type { PinboardOperationName } from '@murmel/contracts';
import { attach, removeAttachment } from './operations/attachments.js';
import { addCard, changeCard, moveCard, restoreCard, trashCard } from './operations/cards.js';
import { addList, changeList, moveList, restoreList, trashList } from './operations/lists.js';
import { changeSettings, destroy, hideCard, releaseCards, stopPerson, withholdCards } from './operations/moderation.js';
import type { PinboardOperation } from './operations/operation.js';

/** Operations of a pinboard. A missing operation of the contracts is a compile error. */
export const PINBOARD_OPERATIONS = {
  addList,
  changeList,
  moveList,
  trashList,
  restoreList,
  addCard,
  changeCard,
  moveCard,
  trashCard,
  restoreCard,
  destroy,
  hideCard,
  releaseCards,
  withholdCards,
  removeAttachment,
  changeSettings,
  stopPerson,
  attach,
} as const satisfies { [N in PinboardOperationName]: PinboardOperation<N> };

/** Operations that clients may not request over an open document: their input has to be validated first. */
export const INTERNAL_PINBOARD_OPERATIONS: readonly PinboardOperationName[] = ['attach'];
