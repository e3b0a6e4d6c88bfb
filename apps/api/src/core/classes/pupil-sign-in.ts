import { Account, PupilAccess, type SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { Places } from '../accounts/places.js';
import { BareDoor } from './doors/bare-door.js';
import { CardDoor } from './doors/card-door.js';
import { ClassNetworks } from './doors/class-networks.js';
import { CodeBudgets } from './doors/code-budgets.js';
import type { Comer, Entry, Given } from './doors/entry.js';
import { Findings } from './doors/findings.js';
import { LinkDoor } from './doors/link-door.js';
import { joinOnetimeClass } from './onetime-class.js';
import { OtherClasses } from './other-classes.js';
import { PupilDevices } from './pupil-devices.js';

/** Signs a pupil in by card, by a link and a code, or by a code alone (decision 19). Each authorizer decides which codes it accepts. */
@Injectable()
export class PupilSignIn {
  constructor(
    private readonly database: DataSource,
    private readonly devices: PupilDevices,
    private readonly places: Places,
    private readonly networks: ClassNetworks,
    private readonly budgets: CodeBudgets,
    private readonly findings: Findings,
    private readonly cards: CardDoor,
    private readonly links: LinkDoor,
    private readonly bare: BareDoor,
    private readonly sessions: AccountSessions,
    private readonly others: OtherClasses,
  ) {}

  /**
   * @throws BAD_REQUEST for nothing at all and for insulting nicknames, SESSION_EXISTS instead of taking the place of whoever is signed in, and for a classmate beside them, CODE_UNKNOWN,
   * NAME_NEEDED in a onetime class, PUPIL_LIMIT_REACHED there with the number, WAITING_FOR_TEACHER where no code opens by itself (asked again with
   * the same code it lets in once the teacher agreed), TOO_MANY_REQUESTS with the seconds to wait
   */
  async with(asking: Asking, given: Given): Promise<Account> {
    if (given.code === undefined && given.classToken === undefined && given.card === undefined)
      throw apiError('BAD_REQUEST', { field: 'code' });
    const beside = given.beside === true && asking.account?.type === 'Pupil';
    if (asking.account && !beside) throw apiError('SESSION_EXISTS');
    const comer: Comer = { device: this.devices.of(asking), place: this.places.of(asking.request), started: performance.now() };
    const { access, vouches } = await this.through(given, comer, asking);
    if (beside) await this.others.refuseClassmate(asking, access);
    await this.devices.remember(comer.device, access.id);
    if (given.code !== undefined) await this.budgets.right(comer.device, this.findings.hash(given.code), access.id);
    if (vouches) await this.networks.pupilWasHere(comer.place, access.classId, access.id);
    await this.networks.someoneCameFrom(comer.place);
    await this.database.manager.update(PupilAccess, { id: access.id }, { lastSeenAt: new Date() });
    // A teacher may have removed them at this very moment.
    const account = await this.database.manager.findOneBy(Account, { id: access.id });
    if (!account) throw apiError('CODE_UNKNOWN');
    await this.sessions.begin(asking, account, false, beside);
    return account;
  }

  /** Returns the type of class that a link belongs to; a school's link leads to permanent ones. @throws CODE_UNKNOWN */
  async find(token: string): Promise<Pick<SchoolClass, 'type'> & { opens: 'always' | 'whileOpen' }> {
    const schoolClass = await this.findings.living({ token });
    if (schoolClass) return { type: schoolClass.type, opens: 'always' };
    if (await this.links.school(token)) return { type: 'permanent', opens: 'whileOpen' };
    throw apiError('CODE_UNKNOWN');
  }

  private async through({ code, classToken, name, card }: Given, comer: Comer, asking: Asking): Promise<Entry> {
    if (card !== undefined) return this.cards.of(card);
    if (classToken !== undefined) return this.behindLink(classToken, code, name, comer, asking);
    await this.budgets.refuse(comer.device);
    const found = await this.bare.of(code ?? '', comer);
    return 'onetime' in found ? this.join(found.onetime, name, code, comer, asking) : found;
  }

  /** A onetime class needs no code behind its link. */
  private async behindLink(
    token: string,
    code: string | undefined,
    name: string | undefined,
    comer: Comer,
    asking: Asking,
  ): Promise<Entry> {
    const schoolClass = await this.findings.living({ token });
    if (schoolClass?.type === 'onetime') return this.join(schoolClass, name, undefined, comer, asking);
    const school = schoolClass ? null : await this.links.school(token);
    if (!schoolClass && !school) throw apiError('CODE_UNKNOWN');
    if (code === undefined) throw apiError('BAD_REQUEST', { field: 'code' });
    await this.budgets.refuse(comer.device);
    return schoolClass ? this.links.ofClass(schoolClass, code, comer) : this.links.ofSchool(school!, code, comer);
  }

  /** A pupil who waits in a onetime class is already signed in, but sees nothing of it. */
  private async join(
    { id }: SchoolClass,
    name: string | undefined,
    code: string | undefined,
    { device }: Comer,
    asking: Asking,
  ): Promise<Entry> {
    if (code !== undefined) await this.budgets.right(device, this.findings.hash(code), undefined);
    if (name === undefined) throw apiError('NAME_NEEDED');
    const access = await joinOnetimeClass(this.database, id, device, name, this.places.hashOf(asking.request));
    if (!access) throw apiError('CODE_UNKNOWN');
    return { access, vouches: false };
  }
}
