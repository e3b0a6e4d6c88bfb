import { LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Asking } from '../../../platform/asking.js';
import type { ArchivePart } from '../../export-formats/archive.js';
import { foundThings } from '../found-things.js';
import { MurmelRoom, MurmelThings } from './murmel-things.js';

/** Exports items as a file that any installation can import, made while it is sent: what a copy has, and none of the participants. */
@Injectable()
export class TakeAlong {
  constructor(
    private readonly database: DataSource,
    private readonly murmel: MurmelThings,
  ) {}

  /**
   * @param ids of what whoever asks may copy; undefined: all that is theirs
   * @throws NOT_FOUND for what is not there for them, PARTNER_NOT_ENABLED, PARTNER_LIMIT_REACHED, REMIX_OTHERS_WROTE where nothing else is in it, REMIX_TOO_LARGE with the number of things, TOO_LARGE with the megabytes
   */
  async archive(asking: Asking, ids: readonly string[] | undefined): Promise<AsyncGenerator<ArchivePart>> {
    return this.database.transaction(async (manager) => {
      const found = await foundThings(manager, asking, ids, { as: 'own', limit: LIMITS.remixedAtOnce });
      const room = new MurmelRoom();
      for (const one of found) {
        const piece = await this.murmel.piece(manager, asking, one);
        const tooMuch = piece && room.take(piece);
        if (tooMuch) throw apiError('TOO_LARGE', tooMuch);
      }
      const { pieces } = room;
      if (pieces.length === 0 && found.length > 0) throw apiError('REMIX_OTHERS_WROTE');
      return this.murmel.parts(pieces);
    });
  }
}
