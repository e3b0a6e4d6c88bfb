import type { TeachingBoardOperationName } from '@murmel/contracts';
import {
  addCard,
  changeCard,
  duplicateCards,
  layerCards,
  lockCards,
  moveCardsToPage,
  placeCards,
  removeCards,
} from './operations/cards.js';
import type { TeachingBoardOperation } from './operations/operation.js';
import { addPage, changePage, duplicatePage, movePage, removePage } from './operations/pages.js';
import { changeSettings } from './operations/settings.js';

/** Operations of a teaching board. A missing operation of the contracts is a compile error. */
export const TEACHING_BOARD_OPERATIONS = {
  addPage,
  changePage,
  movePage,
  duplicatePage,
  removePage,
  addCard,
  changeCard,
  placeCards,
  layerCards,
  lockCards,
  moveCardsToPage,
  duplicateCards,
  removeCards,
  changeSettings,
} as const satisfies { [N in TeachingBoardOperationName]: TeachingBoardOperation<N> };
