import { decide } from '@murmel/access-policy';
import { LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, itemOf } from '../../platform/asking.js';
import { CONTRIBUTIONS, type Contributions, type FileContribution, type FileMove } from '../items/contributions.js';

/** Which files a tool takes into its items, and from whom. */
@Injectable()
export class FileRules {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async ofItem(manager: EntityManager, itemId: string): Promise<readonly FileContribution[]> {
    const { kind } = await manager.findOneOrFail(Item, { where: { id: itemId }, select: { id: true, kind: true } });
    return this.contributions[kind]?.files ?? [];
  }

  /** Those by which whoever asks may send a file. @throws NOT_FOUND where there are no files, FORBIDDEN, what the tool refuses */
  async forSending(asking: Asking): Promise<FileContribution> {
    const { id, facts } = itemOf(asking);
    const all = await this.ofItem(this.database.manager, id);
    if (all.length === 0) throw apiError('NOT_FOUND');
    const rules = all.find(({ operation }) => decide(asking.actor, operation, { item: facts }).allow);
    if (!rules) throw apiError('FORBIDDEN');
    await rules.refuseSending?.(this.database.manager, asking);
    return rules;
  }

  /** Tells whoever looks at the item that a file of whoever asks is on its way, or is given up. */
  async tellMoved(asking: Asking, move: FileMove): Promise<void> {
    const { id, facts } = itemOf(asking);
    const all = await this.ofItem(this.database.manager, id);
    const rules = all.find(({ operation }) => decide(asking.actor, operation, { item: facts }).allow);
    if (rules?.moved) await this.database.transaction((manager) => rules.moved!(manager, asking, move));
  }

  /**
   * The largest file that whoever asks may send into the item, a film or a picture in its text included, and whether it may come while
   * it is still being made. @throws what `forSending` throws
   */
  async largest(asking: Asking): Promise<{ megabytes: number; grows: boolean }> {
    const { id, facts } = itemOf(asking);
    const intoText =
      (await this.ofItem(this.database.manager, id)).length === 0 && decide(asking.actor, 'item.contribute', { item: facts }).allow;
    if (intoText) return { megabytes: LIMITS.image.maxMegabytes, grows: false };
    const rules = await this.forSending(asking);
    const megabytes = Math.max(await rules.maxMegabytes(this.database.manager, id), rules.videoMegabytes ?? 0);
    return { megabytes, grows: rules.grows === true };
  }
}
