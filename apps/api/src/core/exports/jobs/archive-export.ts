import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import type { ExportJob } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Caller } from '../../../platform/request-context.js';
import { type ZipEntry, zipArchive } from '../../export-formats/zip-archive.js';
import type { RowLease } from '../../queue/row-lease.js';
import { type ExportableItem, exportableItems } from '../exportable-items.js';
import { ArchiveCapacity, type ArchiveEntry, ArchiveFormat } from '../murmel/archive-format.js';
import { type ExportedFile, writeExportFile } from './export-file.js';

const { things: limit, megabytes } = SERVER_LIMITS.exportJobs;

/** Things in the product's own file, or in several in a zip archive: each no larger than what can be brought in again. */
@Injectable()
export class ArchiveExport {
  constructor(
    private readonly database: DataSource,
    private readonly murmel: ArchiveFormat,
  ) {}

  /** @throws NOT_FOUND, PARTNER_NOT_ENABLED, PARTNER_LIMIT_REACHED, REMIX_OTHERS_WROTE where nothing else is in it, REMIX_TOO_LARGE with the number of things, LIMIT_REACHED */
  async make(caller: Caller, { itemIds, attempts }: ExportJob, lease: RowLease, folder: string): Promise<ExportedFile> {
    const found = await this.database.transaction((manager) =>
      exportableItems(manager, caller, itemIds ?? undefined, { as: 'own', limit, again: attempts > 1 }),
    );
    lease.expect(found.length);
    const files: string[] = [];
    let [room, leftOut, bytes] = [new ArchiveCapacity(), 0, 0];
    const close = async (): Promise<void> => {
      const path = join(folder, `${files.length + 1}.murmel`);
      bytes += await writeExportFile(zipArchive(this.murmel.parts(room.pieces)), path, lease.signal);
      if (bytes > megabytes * MEGABYTE) throw apiError('LIMIT_REACHED', { of: 'megabytes', limit: megabytes });
      files.push(path);
      room = new ArchiveCapacity();
    };
    for await (const { piece, around } of this.pieces(caller, found)) {
      const missing = (): ArchiveEntry[] => [...around.filter((one) => !room.pieces.includes(one)), ...(piece ? [piece] : [])];
      if (piece && room.take(...missing())) {
        if (room.pieces.length > 0) await close();
        if (room.take(...missing())) leftOut += 1;
      } else if (!piece) leftOut += 1;
      lease.step();
    }
    if (room.pieces.length > 0 || files.length === 0) {
      if (leftOut > 0 && files.length === 0 && room.pieces.length === 0) throw apiError('REMIX_OTHERS_WROTE');
      await close();
    }
    if (files.length === 1) return { path: files[0]!, extension: 'murmel', leftOut };
    const path = join(folder, 'file');
    await writeExportFile(zipArchive(several(files)), path, lease.signal);
    return { path, extension: 'zip', leftOut };
  }

  /** One that is too large keeps no other one out. */
  private entryOf(caller: Caller, one: ExportableItem): Promise<ArchiveEntry | undefined> {
    return this.database
      .transaction((manager) => this.murmel.entry(manager, caller, one))
      .catch((error: unknown) => {
        if (isTooLarge(error)) return undefined;
        throw error;
      });
  }

  /** Each thing with the folders around it, which every file needs in which it lies. */
  private async *pieces(
    caller: Caller,
    found: readonly ExportableItem[],
  ): AsyncGenerator<{ piece: ArchiveEntry | undefined; around: ArchiveEntry[] }> {
    const folders = new Map<string, ArchiveEntry>();
    for (const one of found) {
      const piece = await this.entryOf(caller, one);
      const around: ArchiveEntry[] = [];
      for (let at = folders.get(one.item.folderId ?? ''); at; at = folders.get(at.item.folderId ?? '')) around.unshift(at);
      if (piece && one.item.kind === 'folder') folders.set(one.item.id, piece);
      yield { piece, around };
    }
  }
}

/** True if the export is too large to import again. */
function isTooLarge(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'TOO_LARGE';
}

async function* several(files: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const [at, path] of files.entries())
    yield { name: `Murmel ${at + 1}.murmel`, contents: createReadStream(path) as AsyncIterable<Buffer> };
}
