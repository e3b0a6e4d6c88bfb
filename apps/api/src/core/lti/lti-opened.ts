import { decide } from '@murmel/access-policy';
import { ITEM_TYPES, itemTypeOf, LTI_RETURN_PATH, type VisitorPermission } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, itemOf, type RequestContext } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { Handshakes } from '../handshakes/handshakes.js';
import { changeShare } from '../sharing/change-share.js';
import { PublishItem } from '../sharing/publish-item.js';
import { publicPath } from '../short-codes/public-address.js';
import { LaunchRefused } from './launch/launch-refused.js';
import type { OpenedLaunch } from './launch/opened-launch.js';
import { LtiLinks } from './lti-links.js';
import { findLink, opensForLearners, openToVisitor } from './lti-openings.js';
import { LtiPlatforms } from './lti-platforms.js';

/** Teachers who came from a learning platform: they choose an item for a course, or look at one there. */
@Injectable()
export class LtiOpened {
  constructor(
    private readonly database: DataSource,
    private readonly handshakes: Handshakes,
    private readonly platforms: LtiPlatforms,
    private readonly links: LtiLinks,
    private readonly publishing: PublishItem,
    private readonly visitors: VisitorSessions,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws LTI_OVER */
  async now(context: RequestContext) {
    const { payload, expiresAt } = await this.kept(context);
    if (payload.purpose !== 'choose' && payload.purpose !== 'teach') throw apiError('LTI_OVER');
    const platform = this.platforms.byId(payload.platformId);
    if (!platform) throw apiError('LTI_OVER');
    return {
      purpose: payload.purpose,
      platform: platform.name,
      takesGrades: payload.purpose === 'choose' && payload.takesGrades,
      item: payload.purpose === 'teach' ? await this.item(context, payload.platformId, payload.linkId) : null,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /**
   * Gives the item to the course for which this browser chooses. @param open opens one that is locked to holders of its link
   * @throws IDEMPOTENCY_CONFLICT, LTI_OVER, LTI_NOT_OPEN, NOT_FOUND, ITEM_STAYS_LOCKED
   */
  async choose(context: RequestContext, open: boolean): Promise<{ returnPath: string }> {
    return this.idempotency.once(context, { open }, async (manager) => {
      const { payload } = await this.kept(context);
      if (payload.purpose !== 'choose' || !this.platforms.byId(payload.platformId)) throw apiError('LTI_OVER');
      const item = await manager.findOneByOrFail(Item, { id: itemOf(context).id });
      const root = item.parentId === null ? item : await manager.findOneByOrFail(Item, { id: item.parentId });
      const type = itemTypeOf(item.kind);
      if (!type) throw apiError('NOT_FOUND');
      const opensWith = open ? ITEM_TYPES[type].capabilities.opensWith : undefined;
      if (!(await opensForLearners(manager, item, root))) await this.open(item, root, opensWith);
      // Of two taps at once one goes on.
      if (!(await this.handshakes.forget(context, 'lti_opened'))) throw apiError('LTI_OVER');
      const linkId = await this.links.create(manager, {
        itemId: item.id,
        platformId: payload.platformId,
        createdBy: accountOf(context).id,
      });
      await this.handshakes.keep(context, 'lti_opened', { ...payload, purpose: 'return', linkId });
      return { returnPath: LTI_RETURN_PATH };
    });
  }

  /** Lets a teacher see the item as the class does. @throws LTI_OVER, TOO_MANY_REQUESTS */
  async look(context: RequestContext): Promise<{ path: string }> {
    const { payload } = await this.kept(context);
    if (payload.purpose !== 'teach') throw apiError('LTI_OVER');
    try {
      const opened = await findLink(this.database.manager, payload.platformId, payload.linkId);
      if (!(await opensForLearners(this.database.manager, opened.item, opened.root))) throw apiError('LTI_OVER');
      const { id } = context.visitor ?? (await this.visitors.begin(context));
      await this.database.transaction((manager) => openToVisitor(manager, opened, id));
      return { path: publicPath(opened.item) };
    } catch (error) {
      throw error instanceof LaunchRefused ? apiError('LTI_OVER') : error;
    }
  }

  private async kept(context: RequestContext): Promise<{ payload: OpenedLaunch; expiresAt: Date }> {
    const kept = await this.handshakes.kept<OpenedLaunch>(context, 'lti_opened');
    if (!kept) throw apiError('LTI_OVER');
    return kept;
  }

  /** @param visitorPermission the one with which its tool opens; undefined: it is not to be opened */
  private async open(item: Item, root: Item, visitorPermission: VisitorPermission | undefined): Promise<void> {
    if (visitorPermission === undefined) throw apiError('LTI_NOT_OPEN');
    // As the share dialog: a locked item opens with the permission of its tool, unless its owner chose another one.
    const untouched = root.privacy === 'locked' && root.visitorPermission === 'visitor_permissions_read';
    const change = untouched || root.visitorPermission === 'visitor_permissions_invisible' ? { visitorPermission } : {};
    await changeShare(this.database, root.id, { privacy: 'secret', ...change }, this.publishing.refuse);
    const { manager } = this.database;
    const changed = await manager.findOneByOrFail(Item, { id: root.id });
    if (!(await opensForLearners(manager, item, changed))) throw apiError('LTI_NOT_OPEN');
  }

  /** Returns what a teacher sees of the opened item: nothing of one that neither they nor the class may see. @throws LTI_OVER */
  private async item(context: RequestContext, platformId: string, linkId: string) {
    const { manager } = this.database;
    const { item, root } = await findLink(manager, platformId, linkId).catch(() => {
      throw apiError('LTI_OVER');
    });
    const facts = await loadFactsOfItem(manager, context.actor, item.id);
    const may = (operation: 'item.read' | 'item.update' | 'item.readResponses'): boolean =>
      facts !== undefined && decide(context.actor, operation, { item: facts }).allow;
    if (!may('item.read') && !(await opensForLearners(manager, item, root))) return null;
    const type = itemTypeOf(item.kind);
    const isOwn = context.account !== null && (may('item.update') || may('item.readResponses'));
    const ownPath = type && isOwn ? `${ITEM_TYPES[type].route}/${item.id}` : null;
    return { id: item.id, kind: item.kind, title: item.title, ownPath };
  }
}
