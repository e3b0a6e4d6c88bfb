import { decide } from '@murmel/access-policy';
import { LIMITS, PICTURES_IN_TEXT } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, itemOf } from '../../platform/asking.js';
import { CONTRIBUTIONS, type Contributions, type FileContribution, type FileMove } from '../tool-contribution/contributions.js';

/** Determines which files a tool accepts into its items, and from whom. */
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

  /** Returns the rules by which the caller may send a file. @throws NOT_FOUND where there are no files, FORBIDDEN, the tool's refusals */
  async forSending(asking: Asking): Promise<FileContribution> {
    const all = await this.ofItem(this.database.manager, itemOf(asking).id);
    if (all.length === 0) throw apiError('NOT_FOUND');
    const rules = all.find((one) => maySend(asking, one));
    if (!rules) throw apiError('FORBIDDEN');
    await rules.refuseSending?.(this.database.manager, asking);
    return rules;
  }

  /** Publishes to viewers of the item that a file of the caller is on its way, or is given up. */
  async tellMoved(asking: Asking, move: FileMove): Promise<void> {
    const all = await this.ofItem(this.database.manager, itemOf(asking).id);
    const rules = all.find((one) => maySend(asking, one));
    if (rules?.moved) await this.database.transaction((manager) => rules.moved!(manager, asking, move));
  }

  /**
   * Returns the size of the largest file that the caller may send into the item, a film or an image in its text included, and true if it
   * may be uploaded while it is still growing. @throws as `forSending`
   */
  async largest(asking: Asking): Promise<{ megabytes: number; grows: boolean }> {
    if (mayPutIntoText(asking)) return { megabytes: LIMITS.image.maxMegabytes, grows: false };
    const rules = await this.forSending(asking);
    const megabytes = Math.max(await rules.maxMegabytes(this.database.manager, itemOf(asking).id), rules.videoMegabytes ?? 0);
    return { megabytes, grows: rules.grows === true };
  }

  /**
   * Authorizes further parts of a file that is being uploaded: a right may be revoked meanwhile, as when a project is paused. The tool's
   * time rules are only checked when the file is stored. @throws FORBIDDEN
   */
  async refuseLooking(asking: Asking): Promise<void> {
    const all = await this.ofItem(this.database.manager, itemOf(asking).id);
    if (!mayPutIntoText(asking) && !all.some((one) => maySend(asking, one))) throw apiError('FORBIDDEN');
  }
}

/** True if the caller has the right that sending such a file needs, and therefore that of removing their own. */
export function maySend(asking: Asking, { operation }: Pick<FileContribution, 'operation'>): boolean {
  return decide(asking.actor, operation, { item: itemOf(asking).facts }).allow;
}

function mayPutIntoText(asking: Asking): boolean {
  return PICTURES_IN_TEXT.includes(itemOf(asking).facts.kind) && maySend(asking, { operation: 'item.contribute' });
}
