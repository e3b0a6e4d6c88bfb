import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../platform/injection-tokens.js';
import { ErasePupils } from '../classes/erase-pupils.js';
import { DestroyItem } from '../items/destroy-item.js';
import { DestroyProject } from '../projects/destroy-project.js';
import { DISCARDED } from './list-discarded.js';

/** Longer no browser waits for an answer: what is left then is named, and goes with the next call. */
const WITHIN_MS = 20_000;

interface InTrash {
  id: string;
  kind: string;
}

/** Deletes for ever what a teacher threw away, as one act. */
@Injectable()
export class EmptyOwnTrash {
  constructor(
    private readonly database: DataSource,
    private readonly destroyItem: DestroyItem,
    private readonly destroyProject: DestroyProject,
    private readonly erasePupils: ErasePupils,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Deletes the contents of the trash at the time of the request; later additions stay. A failure on one item does not stop the others.
   * @returns how many went, and how many are still there
   */
  async of(ownerId: string): Promise<{ destroyed: number; left: number }> {
    const began = Date.now();
    const asked = await this.lying(ownerId, new Date(began));
    for (const one of asked) {
      if (Date.now() - began > WITHIN_MS) break;
      await this.destroy(one, new Date(began)).catch((error: unknown) =>
        this.logger.error({ err: error, id: one.id }, 'it stays in the trash'),
      );
    }
    const left = (await this.lying(ownerId, new Date(began))).length;
    return { destroyed: asked.length - left, left };
  }

  /** Returns the trash; items discarded with a folder are deleted with it and come after it. */
  private lying(ownerId: string, until: Date): Promise<InTrash[]> {
    return this.database.query<InTrash[]>(
      `select d.id, d.kind from (${DISCARDED}) d where d.discarded_at <= $2 order by d.discarded_with nulls first, d.discarded_at, d.id`,
      [ownerId, until],
    );
  }

  private async destroy({ id, kind }: InTrash, until: Date): Promise<void> {
    if (kind === 'school_class') await this.erasePupils.schoolClass(id);
    else if (kind === 'project') await this.destroyProject.forEver(id);
    else await this.destroyItem.forEver(id, { inTrashUntil: until });
  }
}
