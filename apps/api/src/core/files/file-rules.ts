import { decide } from '@murmel/access-policy';
import { LIMITS, PICTURES_IN_TEXT } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
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
  async forSending(context: RequestContext): Promise<FileContribution> {
    const all = await this.ofItem(this.database.manager, itemOf(context).id);
    if (all.length === 0) throw apiError('NOT_FOUND');
    const rules = all.find((one) => maySend(context, one));
    if (!rules) throw apiError('FORBIDDEN');
    await rules.refuseSending?.(this.database.manager, context);
    return rules;
  }

  /** Publishes to viewers of the item that a file of the caller is on its way, or is given up. */
  async tellMoved(context: RequestContext, move: FileMove): Promise<void> {
    const all = await this.ofItem(this.database.manager, itemOf(context).id);
    const rules = all.find((one) => maySend(context, one));
    if (rules?.moved) await this.database.transaction((manager) => rules.moved!(manager, context, move));
  }

  /**
   * Returns the size of the largest file that the caller may send into the item, a film or an image in its text included, and true if it
   * may be uploaded while it is still growing. @throws as `forSending`
   */
  async largest(context: RequestContext): Promise<{ megabytes: number; grows: boolean }> {
    if (mayPutIntoText(context)) return { megabytes: LIMITS.image.maxMegabytes, grows: false };
    const rules = await this.forSending(context);
    const megabytes = Math.max(await rules.maxMegabytes(this.database.manager, itemOf(context).id), rules.videoMegabytes ?? 0);
    return { megabytes, grows: rules.grows === true };
  }

  /**
   * Authorizes further parts of a file that is being uploaded: a right may be revoked meanwhile, as when a project is paused. The tool's
   * time rules are only checked when the file is stored. @throws FORBIDDEN
   */
  async refuseLooking(context: RequestContext): Promise<void> {
    const all = await this.ofItem(this.database.manager, itemOf(context).id);
    if (!mayPutIntoText(context) && !all.some((one) => maySend(context, one))) throw apiError('FORBIDDEN');
  }
}

/** True if the caller has the right that sending such a file needs, and therefore that of removing their own. */
export function maySend(context: RequestContext, { operation }: Pick<FileContribution, 'operation'>): boolean {
  return decide(context.actor, operation, { item: itemOf(context).facts }).allow;
}

function mayPutIntoText(context: RequestContext): boolean {
  return PICTURES_IN_TEXT.includes(itemOf(context).facts.kind) && maySend(context, { operation: 'item.contribute' });
}
