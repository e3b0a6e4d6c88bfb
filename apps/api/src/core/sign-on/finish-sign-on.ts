import { NEWCOMER_PATH, type SignOnRefusal } from '@murmel/contracts';
import { Account, type Logger, SignOnIdentity } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { AuthorizationResponseError } from 'openid-client';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { Handshakes } from '../handshakes/handshakes.js';
import { isTeacher, namesOf, schoolValues } from '../sign-on-providers/provider-claims.js';
import type { ProviderConnection, SignedOn } from '../sign-on-providers/provider-connection.js';
import { isAway } from '../web-requests/ask-server.js';
import type { Newcomer, SignOnHandshake } from './sign-on-handshake.js';
import { addIdentity, joinNamedSchool } from './sign-on-identities.js';

/** Where the browser goes on, or why signing on opened nothing. */
export type SignOnOutcome = { path: string } | { why: SignOnRefusal };

/** Errors of the provider by which it says that it cannot at the moment. */
const CANNOT_NOW = new Set(['server_error', 'temporarily_unavailable']);
/** The part of the profile that lists school accounts. */
const OWN_SIGN_ONS_PATH = '/profile#sign_on';

/**
 * Takes the browser back from a provider. An account is found by issuer and subject alone: a mail address, which a person may have claimed at
 * a provider of their own, is not even read.
 */
@Injectable()
export class FinishSignOn {
  constructor(
    private readonly database: DataSource,
    private readonly handshakes: Handshakes,
    private readonly sessions: AccountSessions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param search the query with which the browser came, from the question mark on */
  async with(context: RequestContext, connection: ProviderConnection, search: string): Promise<SignOnOutcome> {
    const states = new URLSearchParams(search).getAll('state');
    if (states.length !== 1) return { why: 'expired' };
    const state = states[0]!;
    const handshake = await this.handshakes.finish<SignOnHandshake>(context, 'sign_on', state);
    if (handshake?.payload.provider !== connection.provider.id) return { why: 'expired' };
    const { nonce, payload } = handshake;
    let signedOn: SignedOn;
    try {
      signedOn = await connection.answer(search, { state, nonce, verifier: payload.verifier });
    } catch (error) {
      return { why: this.whyNot(connection, error) };
    }
    if (!isTeacher(signedOn.claims, connection.provider)) return { why: 'notTeacher' };
    return payload.purpose === 'link'
      ? this.link(context, connection, signedOn, payload)
      : this.enter(context, connection, signedOn, payload);
  }

  private whyNot({ provider: { id } }: ProviderConnection, error: unknown): SignOnRefusal {
    if (error instanceof AuthorizationResponseError) return CANNOT_NOW.has(error.error) ? 'away' : 'cancelled';
    if (isAway(error)) return 'away';
    // Names the fault to the operator, never what was sent: that holds codes and names.
    const { code, name, message } = error as Error & { code?: string };
    this.logger.warn(
      { provider: id, code: code ?? name, problem: message.slice(0, 200) },
      'an answer of a provider of school accounts was refused',
    );
    return 'invalid';
  }

  private async enter(
    context: RequestContext,
    connection: ProviderConnection,
    signedOn: SignedOn,
    payload: Exclude<SignOnHandshake, { purpose: 'link' }>,
  ): Promise<SignOnOutcome> {
    const { issuer, subject, sid, claims } = signedOn;
    const { provider } = connection;
    const { manager } = this.database;
    const identity = await manager.findOneBy(SignOnIdentity, { issuer, subject });
    if (identity && payload.purpose === 'invitation') return { why: 'taken' };
    const target = payload.purpose === 'session' ? payload : { redirectUri: '/', remember: false };
    const schools = schoolValues(claims, provider);
    if (!identity) {
      const invitation = payload.purpose === 'invitation' ? payload.secretHash : null;
      if (invitation === null && !provider.newAccounts) return { why: 'notInvited' };
      const newcomer: Newcomer = {
        ...{ provider: provider.id, issuer, subject, sid, ...namesOf(claims) },
        ...{ schools, remember: target.remember, invitation },
      };
      await this.handshakes.keep(context, 'newcomer', newcomer);
      return { path: `${NEWCOMER_PATH}?redirectUri=${encodeURIComponent(target.redirectUri)}` };
    }
    const account = await manager.findOneByOrFail(Account, { id: identity.accountId });
    if (account.lockedAt !== null) return { why: 'locked' };
    await this.database.transaction(async (inside) => {
      await joinNamedSchool(inside, account, provider.id, schools);
      await inside.update(SignOnIdentity, { id: identity.id }, { usedAt: new Date(), providerId: provider.id });
    });
    const fresh = await manager.findOneByOrFail(Account, { id: account.id });
    await this.sessions.begin(context, fresh, target.remember, { signOn: { signOnId: identity.id, signOnSid: sid } });
    return { path: target.redirectUri };
  }

  private async link(
    { session, account }: RequestContext,
    { provider }: ProviderConnection,
    { issuer, subject, claims }: SignedOn,
    payload: Extract<SignOnHandshake, { purpose: 'link' }>,
  ): Promise<SignOnOutcome> {
    if (!account || session?.hash !== payload.sessionHash || account.id !== payload.accountId) return { why: 'otherSession' };
    const linked = await this.database.transaction(async (manager) => {
      const id = await addIdentity(manager, account.id, { provider: provider.id, issuer, subject });
      if (id !== undefined) await joinNamedSchool(manager, account, provider.id, schoolValues(claims, provider));
      return id;
    });
    return linked === undefined ? { why: 'taken' } : { path: OWN_SIGN_ONS_PATH };
  }
}
