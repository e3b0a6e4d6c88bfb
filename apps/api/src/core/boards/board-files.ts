import { LIMITS } from '@murmel/contracts';
import type { BoardActor } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { itemOf } from '../../platform/request-context.js';
import { licensedMegabytes } from '../files/licensed-megabytes.js';
import type { FileContribution } from '../tool-contribution/contributions.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import { boardActorOf } from './board-actor.js';
import { BoardReader, type ReadBoard } from './board-reader.js';

/** Rules for files that differ between kinds of boards. */
export interface BoardFileRules<T extends string, Board> extends Pick<FileContribution, 'operation' | 'refuseSending'> {
  /** those of the files on the board that this person sees */
  seen(read: ReadBoard<T, Board>, actor: BoardActor): ReadonlySet<string>;
  /** removing a part can be undone */
  comesBack?: boolean;
}

/** Returns the rules for files on boards: any type, visible only to those who see a part that has them. */
export function boardFiles<T extends string, Board>(kind: StoredBoardKind<T, Board>, rules: BoardFileRules<T, Board>): FileContribution {
  const { operation, refuseSending, seen, comesBack } = rules;
  const read = (manager: EntityManager, itemId: string): Promise<ReadBoard<T, Board>> => BoardReader.of(manager).read(kind, itemId);
  return {
    operation,
    usedBy: 'part',
    ...(refuseSending ? { refuseSending } : {}),
    maxMegabytes: licensedMegabytes,
    videoMegabytes: LIMITS.file.videoMegabytes,
    parts: {
      useOf: async (manager, context, fileId) => {
        const board = await read(manager, itemOf(context).id);
        if (!kind.filesOn(board.board).has(fileId)) return 'unused';
        return seen(board, boardActorOf(context)).has(fileId) ? 'seen' : 'unseen';
      },
      inUse: async (manager, itemId) => kind.filesOn((await read(manager, itemId)).board),
      ...(comesBack ? { comesBack } : {}),
    },
  };
}
