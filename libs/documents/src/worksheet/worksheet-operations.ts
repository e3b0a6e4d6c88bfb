import type { WorksheetOperationName } from '@murmel/contracts';
import { addBlock, changeBlock, duplicateBlocks, moveBlocks, removeBlocks } from './operations/blocks.js';
import { changeLook } from './operations/look.js';
import type { WorksheetOperation } from './operations/operation.js';

/** Operations of a worksheet. A missing operation of the contracts is a compile error. */
export const WORKSHEET_OPERATIONS = {
  addBlock,
  changeBlock,
  moveBlocks,
  duplicateBlocks,
  removeBlocks,
  changeLook,
} as const satisfies { [N in WorksheetOperationName]: WorksheetOperation<N> };
