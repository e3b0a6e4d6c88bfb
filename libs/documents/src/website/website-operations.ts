import type { WebsiteOperationName } from '@murmel/contracts';
import { addBlock, changeBlock, duplicateBlocks, moveBlocks, removeBlocks } from './operations/blocks.js';
import { changeLook } from './operations/look.js';
import type { WebsiteOperation } from './operations/operation.js';
import { addPage, changePage, duplicatePage, movePage, removePage } from './operations/pages.js';

/** Operations of a website. A missing operation of the contracts is a compile error. */
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
