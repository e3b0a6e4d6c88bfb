import type { WebsiteOperationName } from '@murmel/contracts';
import { addBlock, changeBlock, duplicateBlocks, moveBlocks, removeBlocks } from './operations/blocks.js';
import { changeLook } from './operations/look.js';
import type { WebsiteOperation } from './operations/operation.js';
import { addPage, changePage, duplicatePage, movePage, removePage } from './operations/pages.js';

/** Everything that can happen to a website. An operation of the contracts that is missing here does not compile. */
export const WEBSITE_OPERATIONS = {
  addPage,
  changePage,
  movePage,
  duplicatePage,
  removePage,
  addBlock,
  changeBlock,
  moveBlocks,
  duplicateBlocks,
  removeBlocks,
  changeLook,
} as const satisfies { [N in WebsiteOperationName]: WebsiteOperation<N> };
