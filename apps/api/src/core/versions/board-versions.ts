import { LIMITS } from '@murmel/contracts';
import { type BoardData, liftedBoard, seedBoard, withoutFiles } from '@murmel/documents';
import { OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { boardActorOf } from '../boards/board-actor.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import { Versions } from './versions.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (file: string): boolean => UUID.test(file);

/** History of boards: of an old board, too, untrusted users see the view, and files that are gone are shown to no user. */
@Injectable()
export class BoardVersions {
  constructor(
    private readonly database: DataSource,
    private readonly versions: Versions,
  ) {}

  /** @throws NOT_FOUND */
  async one<T extends string, Board>(context: RequestContext, kind: StoredBoardKind<T, Board>, versionId: string) {
    const { version, state } = await this.versions.one(context, versionId);
    const data = liftedBoard(kind, state);
    const seen = boardActorOf(context).trusted ? data : kind.viewOf(data);
    const gone = await this.filesGone(context, kind, seen);
    const shown = seedBoard(kind.tables, withoutFiles(seen, gone));
    return { ...version, state: Buffer.from(shown).toString('base64'), filesGone: gone.size };
  }

  /** @throws NOT_FOUND, COLLABORATION_UNAVAILABLE */
  async restore<T extends string, Board>(context: RequestContext, kind: StoredBoardKind<T, Board>, versionId: string): Promise<void> {
    const { state } = await this.versions.one(context, versionId);
    const gone = await this.filesGone(context, kind, liftedBoard(kind, state));
    await this.versions.restore(context, kind.item, versionId, [...gone].filter(isId).slice(0, LIMITS.file.perItem));
  }

  /** A file of another item counts as gone: no board has ever shown it. */
  private async filesGone<T extends string, Board>(
    context: RequestContext,
    kind: StoredBoardKind<T, Board>,
    data: BoardData<T>,
  ): Promise<Set<string>> {
    const used = [...kind.filesOn(kind.parse(data))];
    // A forged board may say anything in place of an id.
    const ids = used.filter(isId);
    if (used.length === 0) return new Set();
    const rows = await this.database.manager.find(OwnerFile, { where: { itemId: itemOf(context).id, id: In(ids) }, select: { id: true } });
    const there = new Set(rows.map(({ id }) => id));
    return new Set(used.filter((file) => !there.has(file)));
  }
}
