import { participationOf } from '@murmel/access-policy';
import { type CollaborationRight, contract, documentName, SERVER_LIMITS } from '@murmel/contracts';
import { CollaborationTicket, hashSecret, Item, newSecret } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';

/** Lets a browser into a live document: a secret that works once, within 60 seconds. */
@Controller()
export class TicketsController {
  constructor(
    private readonly database: DataSource,
    private readonly visitors: VisitorSessions,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  @Call(contract.items.collaborationTicket)
  collaborationTicket(@CurrentContext() context: RequestContext) {
    return implement(contract.items.collaborationTicket).handler(async () => {
      const { id, facts } = itemOf(context);
      const { kind } = await this.database.manager.findOneByOrFail(Item, { id });
      const live = this.contributions[kind]?.liveDocument;
      if (!live) throw apiError('NOT_FOUND');
      // Those who may change a board get its source; all others the view of it that they may see, even with write access.
      const { trusted, right } = participationOf(context.actor, facts);
      // Readers need no identity; writers need one that the journal can name.
      const writes = right === 'write' || (await live.writesInParts?.(this.database.manager, context)) === true;
      if (writes) await this.visitors.ensureSender(context);
      const name = await this.visitors.nameHere(context);
      const ticket = await this.mint(context, id, right);
      return {
        ticket,
        documentName: documentName(kind, id, live.view === true && !trusted),
        right,
        schemaVersion: live.schemaVersion,
        ...(name === undefined ? {} : { name }),
      };
    });
  }

  private async mint(context: RequestContext, itemId: string, right: CollaborationRight): Promise<string> {
    // Later decisions do not see the public token: the ticket carries its effect.
    const looksOnly = right === 'read' && itemOf(context).facts.presented.publicToken;
    const secret = newSecret();
    await this.database.manager.insert(CollaborationTicket, {
      hash: hashSecret(secret),
      itemId,
      accountId: context.account?.id ?? null,
      visitorId: context.visitor?.id ?? null,
      sessionHash: context.session?.hash ?? null,
      looksOnly,
      // By the clock that collab-server asks, too.
      expiresAt: () => `now() + interval '${SERVER_LIMITS.ticketSeconds} seconds'`,
      usedAt: null,
    });
    return secret;
  }
}
