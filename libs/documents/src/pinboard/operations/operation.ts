import type { Json, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import type { BoardOperation } from '../../board/operations.js';
import type { Pinboard, PinboardCard, PinboardTable } from '../schema.js';

export type PinboardOperation<N extends PinboardOperationName> = BoardOperation<Pinboard, PinboardInput<N>, PinboardTable>;

type Fields = Readonly<Record<string, Json | undefined>>;

export function set(table: PinboardTable, id: string, fields: Fields): Change<PinboardTable> {
  return { table, id, set: fields };
}

/** Returns the place fields of the card. They are written with every change of it, because its list may have been lost (see settle.ts). */
export function placed({ list, order }: PinboardCard): Fields {
  return { place: { list, order } };
}
