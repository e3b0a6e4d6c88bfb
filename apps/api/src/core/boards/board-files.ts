import { LIMITS } from '@murmel/contracts';
import type { BoardActor } from '@murmel/documents';
import { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { itemOf } from '../../platform/asking.js';
import type { FileContribution } from '../items/contributions.js';
import { boardActorOf } from './board-actor.js';
import { BoardReader, type ReadBoard } from './board-reader.js';
import type { StoredBoardKind } from './stored-board-kind.js';

/** What is different about the files of each kind of board. */
export interface BoardFileRules<T extends string, Board> extends Pick<FileContribution, 'operation' | 'refuseSending'> {
  /** those of the files on the board that this person sees */
  seen(read: ReadBoard<T, Board>, actor: BoardActor): ReadonlySet<string>;
  /** removing a part can be undone */
  comesBack?: boolean;
}

/** Files on boards: of any type, and only for whoever sees a part that has them. */
export function boardFiles<T extends string, Board>(kind: StoredBoardKind<T, Board>, rules: BoardFileRules<T, Board>): FileContribution {
  const { operation, refuseSending, seen, comesBack } = rules;
  const read = (manager: EntityManager, itemId: string): Promise<ReadBoard<T, Board>> => BoardReader.of(manager).read(kind, itemId);
  return {
    operation,
    usedBy: 'part',
    ...(refuseSending ? { refuseSending } : {}),
    maxMegabytes,
    videoMegabytes: LIMITS.file.videoMegabytes,
    parts: {
      useOf: async (manager, asking, fileId) => {
        const board = await read(manager, itemOf(asking).id);
        if (!kind.filesOn(board.board).has(fileId)) return 'unused';
        return seen(board, boardActorOf(asking)).has(fileId) ? 'seen' : 'unseen';
      },
      inUse: async (manager, itemId) => kind.filesOn((await read(manager, itemId)).board),
      ...(comesBack ? { comesBack } : {}),
    },
  };
}

/** Decision A6: the owner's licence counts, whoever sends. */
async function maxMegabytes(manager: EntityManager, itemId: string): Promise<number> {
  const { ownerId } = await manager.findOneOrFail(Item, { where: { id: itemId }, select: { id: true, ownerId: true } });
  const { licence } = await manager.findOneOrFail(Account, { where: { id: ownerId }, select: { id: true, licence: true } });
  return licence === 'free' ? LIMITS.file.freeMegabytes : LIMITS.file.paidMegabytes;
}
