import type { Item } from '@murmel/contracts';
import { PINBOARD_OPERATIONS, PINBOARD_SCHEMA_VERSION, type Pinboard, type PinboardTable, pinboardKind } from '@murmel/documents';
import { type BoardInUse, type BoardTool, useOpenBoard } from '../../../core/boards/use-open-board';
import type { PinboardInputs } from './pinboard-context';

export type OpenPinboard = BoardInUse<Pinboard, PinboardInputs>;

const PINBOARD: BoardTool<PinboardTable, Pinboard, PinboardInputs> = {
  kind: pinboardKind,
  operations: PINBOARD_OPERATIONS,
  schemaVersion: PINBOARD_SCHEMA_VERSION,
};

/** Keeps the pinboard of an item open. @returns undefined until the first render is done */
export function usePinboardSession(item: Item): OpenPinboard | undefined {
  return useOpenBoard(item, PINBOARD);
}
