import type { WorksheetOperationName } from '@murmel/contracts';
import { addBlock, changeBlock, duplicateBlocks, moveBlocks, removeBlocks } from './operations/blocks.js';
import { changeLook } from './operations/look.js';
import type { WorksheetOperation } from './operations/operation.js';

/** Everything that can happen to a worksheet. An operation of the contracts that is missing here does not compile. */
export const WORKSHEET_OPERATIONS = {
  addBlock,
  changeBlock,
  moveBlocks,
  duplicateBlocks,
  removeBlocks,
  changeLook,
} as const satisfies { [N in WorksheetOperationName]: WorksheetOperation<N> };
