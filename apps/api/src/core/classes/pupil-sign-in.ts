import { Account, PupilAccess, type SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { ClientNetworks } from '../accounts/client-networks.js';
import { joinOnetimeClass } from './onetime-class.js';
import { OtherClasses } from './other-classes.js';
import { PupilDevices } from './pupil-devices.js';
import { CardSignIn } from './sign-in/card-sign-in.js';
import { ClassNetworks } from './sign-in/class-networks.js';
import { CodeBudgets } from './sign-in/code-budgets.js';
import { CodeLookup } from './sign-in/code-lookup.js';
import { CodeSignIn } from './sign-in/code-sign-in.js';
import { LinkSignIn } from './sign-in/link-sign-in.js';
import type { SignInAttempt, SignInInput, SignInResult } from './sign-in/sign-in-attempt.js';

/** Signs a pupil in by card, by a link and a code, or by a code alone (ADR 19). Each authorizer decides which codes it accepts. */
@Injectable()
export class PupilSignIn {
  constructor(
    private readonly database: DataSource,
    private readonly devices: PupilDevices,
    private readonly places: ClientNetworks,
    private readonly networks: ClassNetworks,
    private readonly budgets: CodeBudgets,
    private readonly codeLookup: CodeLookup,
    private readonly cards: CardSignIn,
    private readonly links: LinkSignIn,
    private readonly bare: CodeSignIn,
    private readonly sessions: AccountSessions,
    private readonly others: OtherClasses,
  ) {}

  /**
   * @throws BAD_REQUEST for nothing at all and for insulting nicknames, SESSION_EXISTS instead of replacing the signed-in account, and
   *   for a classmate beside it, CODE_UNKNOWN, NAME_NEEDED in a onetime class, PUPIL_LIMIT_REACHED there with the number,
   *   WAITING_FOR_TEACHER where no code opens by itself (asked again with the same code it lets in once the teacher agreed),
   *   TOO_MANY_REQUESTS with the seconds to wait
   */
  async with(context: RequestContext, given: SignInInput): Promise<Account> {
    if (given.code === undefined && given.classToken === undefined && given.card === undefined)
      throw apiError('BAD_REQUEST', { field: 'code' });
    const beside = given.beside === true && context.account?.type === 'Pupil';
    if (context.account && !beside) throw apiError('SESSION_EXISTS');
    const attempt: SignInAttempt = { device: this.devices.of(context), place: this.places.of(context.request), started: performance.now() };
    const { access, vouches } = await this.through(given, attempt, context);
    if (beside) await this.others.refuseClassmate(context, access);
    await this.devices.remember(attempt.device, access.id);
    if (given.code !== undefined) await this.budgets.right(attempt.device, this.codeLookup.hash(given.code), access.id);
    if (vouches) await this.networks.notePupil(attempt.place, access.classId, access.id);
    await this.networks.countSignIn(attempt.place);
    await this.database.manager.update(PupilAccess, { id: access.id }, { lastSeenAt: new Date() });
    // A teacher may have removed them at this very moment.
    const account = await this.database.manager.findOneBy(Account, { id: access.id });
    if (!account) throw apiError('CODE_UNKNOWN');
    await this.sessions.begin(context, account, false, { beside });
    return account;
  }

  /** Returns the type of class that a link belongs to; a school's link leads to permanent ones. @throws CODE_UNKNOWN */
  async find(token: string): Promise<Pick<SchoolClass, 'type'> & { opens: 'always' | 'whileOpen' }> {
    const schoolClass = await this.codeLookup.living({ token });
    if (schoolClass) return { type: schoolClass.type, opens: 'always' };
    if (await this.links.school(token)) return { type: 'permanent', opens: 'whileOpen' };
    throw apiError('CODE_UNKNOWN');
  }

  private async through(
    { code, classToken, name, card }: SignInInput,
    attempt: SignInAttempt,
    context: RequestContext,
  ): Promise<SignInResult> {
    if (card !== undefined) return this.cards.of(card);
    if (classToken !== undefined) return this.behindLink(classToken, code, name, attempt, context);
    await this.budgets.refuse(attempt.device);
    const found = await this.bare.of(code ?? '', attempt);
    return 'onetime' in found ? this.join(found.onetime, name, code, attempt, context) : found;
  }

  /** A onetime class needs no code behind its link. */
  private async behindLink(
    token: string,
    code: string | undefined,
    name: string | undefined,
    attempt: SignInAttempt,
    context: RequestContext,
  ): Promise<SignInResult> {
    const schoolClass = await this.codeLookup.living({ token });
    if (schoolClass?.type === 'onetime') return this.join(schoolClass, name, undefined, attempt, context);
    const school = schoolClass ? null : await this.links.school(token);
    if (!schoolClass && !school) throw apiError('CODE_UNKNOWN');
    if (code === undefined) throw apiError('BAD_REQUEST', { field: 'code' });
    await this.budgets.refuse(attempt.device);
    return schoolClass ? this.links.ofClass(schoolClass, code, attempt) : this.links.ofSchool(school!, code, attempt);
  }

  /** A pupil who waits in a onetime class is already signed in, but sees nothing of it. */
  private async join(
    { id }: SchoolClass,
    name: string | undefined,
    code: string | undefined,
    { device }: SignInAttempt,
    context: RequestContext,
  ): Promise<SignInResult> {
    if (code !== undefined) await this.budgets.right(device, this.codeLookup.hash(code), undefined);
    if (name === undefined) throw apiError('NAME_NEEDED');
    const access = await joinOnetimeClass(this.database, id, device, name, this.places.hashOf(context.request));
    if (!access) throw apiError('CODE_UNKNOWN');
    return { access, vouches: false };
  }
}
