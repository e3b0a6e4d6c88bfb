import { LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import type { ZipEntry } from '../../export-formats/zip-archive.js';
import { exportableItems } from '../exportable-items.js';
import { ArchiveCapacity, ArchiveFormat } from './archive-format.js';

/** Exports items as a file that any installation can import, made while it is sent: what a copy has, and none of the participants. */
@Injectable()
export class ExportArchive {
  constructor(
    private readonly database: DataSource,
    private readonly murmel: ArchiveFormat,
  ) {}

  /**
   * @param ids of items that the caller may copy; undefined: all items of the caller
   * @throws NOT_FOUND for items that the caller cannot see, PARTNER_NOT_ENABLED, PARTNER_LIMIT_REACHED, REMIX_OTHERS_WROTE where
   *   nothing else is in it, REMIX_TOO_LARGE with the number of things, TOO_LARGE with the megabytes
   */
  async archive(context: RequestContext, ids: readonly string[] | undefined): Promise<AsyncGenerator<ZipEntry>> {
    return this.database.transaction(async (manager) => {
      const found = await exportableItems(manager, context, ids, { as: 'own', limit: LIMITS.remixedAtOnce });
      const room = new ArchiveCapacity();
      for (const one of found) {
        const piece = await this.murmel.entry(manager, context, one);
        const tooMuch = piece && room.take(piece);
        if (tooMuch) throw apiError('TOO_LARGE', tooMuch);
      }
      const { pieces } = room;
      if (pieces.length === 0 && found.length > 0) throw apiError('REMIX_OTHERS_WROTE');
      return this.murmel.parts(pieces);
    });
  }
}
