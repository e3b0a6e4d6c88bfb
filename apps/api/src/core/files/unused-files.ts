import type { ContentKind } from '@murmel/contracts';
import { Item, type Logger, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { LOGGER } from '../../platform/injection-tokens.js';
import { subtractDays } from '../../platform/subtract-days.js';
import { CONTRIBUTIONS, type Contributions, type FileContribution } from '../tool-contribution/contributions.js';
import { ItemFiles } from './item-files.js';

/** Files of tools where files hang on parts of the item: what hangs on none goes. */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Removes those of the given files that are used nowhere in the item, also not in its trash.
   * @returns how many
   */
  async remove(itemId: string, fileIds: readonly string[]): Promise<number> {
    const { manager } = this.database;
    const item = await manager.findOne(Item, { where: { id: itemId }, select: { id: true, kind: true } });
    const parts = item && partsOf(this.contributions[item.kind]?.files);
    if (!parts || fileIds.length === 0) return 0;
    const used = await parts.inUse(manager, itemId);
    const rows = await manager.findBy(OwnerFile, { itemId, usedBy: 'part', id: In(fileIds.filter((id) => !used.has(id))) });
    const keys = await this.database.transaction((transaction) =>
      this.files.detach(
        transaction,
        rows.map(({ id }) => id),
      ),
    );
    await this.files.remove(keys);
    return rows.length;
  }

  /**
   * Removes what was taken off its part, or never hung on one. Younger than a day it may belong to something that is
   * just being written; where taking off can be undone, the item must have rested that long.
   * @returns how many
   */
  async removeOld(now: Date): Promise<number> {
    const kinds = this.kindsWhere(() => true);
    const before = subtractDays(now, 1);
    const items = await this.database.query<{ id: string }[]>(
      `select id from item where kind = any($1) and (kind <> all($3) or content_changed_at < $2)
         and exists (select 1 from owner_file f where f.item_id = item.id and f.used_by = 'part' and f.created_at < $2)`,
      [kinds, before, this.kindsWhere(({ comesBack }) => comesBack === true)],
    );
    let removed = 0;
    for (const { id } of items) {
      const rows = await this.database.manager.find(OwnerFile, {
        where: { itemId: id, usedBy: 'part', createdAt: LessThan(before) },
        select: { id: true },
      });
      // One item that cannot be read must not keep the others' files.
      removed += await this.remove(
        id,
        rows.map((row) => row.id),
      ).catch((error: unknown) => {
        this.logger.error({ err: error, itemId: id }, 'unused files could not be removed');
        return 0;
      });
    }
    return removed;
  }

  private kindsWhere(holds: (parts: NonNullable<FileContribution['parts']>) => boolean): ContentKind[] {
    return Object.entries(this.contributions)
      .filter(([, { files }]) => {
        const parts = partsOf(files);
        return parts && holds(parts);
      })
      .map(([kind]) => kind as ContentKind);
  }
}

function partsOf(files: readonly FileContribution[] = []): FileContribution['parts'] {
  return files.find(({ parts }) => parts)?.parts;
}
