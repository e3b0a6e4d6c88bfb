import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { Account, Incognito, newId, Visitor } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { AccountSessions } from '../account-sessions.js';
import { returnPath } from './incognito-notice.js';

const MINUTE_MS = 60_000;
/** A session that lasts longer was to be kept beyond the closing of the browser. */
const BROWSER_HOURS = SERVER_LIMITS.session.browserHours;

interface Wish {
  toolsUserId: string;
  reason: string;
  path?: string | undefined;
}

/** An admin of the installation sees murmel as another person, for an hour and with a reason (spec INC-01, INC-04 and T-47). */
@Injectable()
export class Impersonation {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: AccountSessions,
  ) {}

  /** @throws NOT_FOUND for unknown and erased people, INCOGNITO_AS_ONESELF, INCOGNITO_AS_ADMIN */
  async start(context: RequestContext, { toolsUserId: id, reason, path }: Wish): Promise<Incognito> {
    const admin = accountOf(context);
    const { session } = context;
    if (!session) throw apiError('UNAUTHORIZED');
    if (id === admin.id) throw apiError('INCOGNITO_AS_ONESELF');
    const { manager } = this.database;
    const account = await manager.findOneBy(Account, { id });
    const visitor = account ? null : await manager.findOneBy(Visitor, { id });
    if (!account && !visitor) throw apiError('NOT_FOUND');
    if (account?.admin) throw apiError('INCOGNITO_AS_ADMIN');
    const startedAt = new Date();
    const look = manager.create(Incognito, {
      id: newId(),
      adminId: admin.id,
      accountId: account?.id ?? null,
      visitorId: visitor?.id ?? null,
      reason,
      path: path ?? null,
      startedAt,
      endsAt: new Date(startedAt.getTime() + LIMITS.incognito.minutes * MINUTE_MS),
      endedAt: null,
      returnUntil: session.expiresAt,
      remembered: session.expiresAt.getTime() - session.createdAt.getTime() > BROWSER_HOURS * 60 * MINUTE_MS,
    });
    await this.sessions.beginIncognito(context, look, { account, visitor });
    return look;
  }

  /**
   * @returns the path to go to
   * @throws FORBIDDEN outside of a look
   */
  async stop(context: RequestContext): Promise<string> {
    const { incognito } = context;
    const admin = incognito?.adminId ? await this.database.manager.findOneBy(Account, { id: incognito.adminId }) : null;
    if (!incognito || !admin) throw apiError('FORBIDDEN');
    await this.sessions.endIncognito(context, incognito, admin);
    return returnPath(incognito);
  }
}
