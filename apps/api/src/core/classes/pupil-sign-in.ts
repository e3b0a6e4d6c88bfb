import { Account, PupilAccess, PupilCodes, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThan, type FindOperator } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { CodeGuessing } from './code-guessing.js';
import { joinOnetimeClass } from './onetime-class.js';
import { PupilDevices, type Device } from './pupil-devices.js';
import { WaitingPupils } from './waiting-pupils.js';

/** What somebody typed or scanned. */
export interface Given {
  code?: string | undefined;
  classToken?: string | undefined;
  /** the nickname in a onetime class */
  name?: string | undefined;
}

interface Entry {
  access: PupilAccess;
  /** somebody has to let this pupil in by hand */
  doubtful: boolean;
}

/** Signs a pupil in with nothing but a code. Wrong, old, deactivated, and of a class that is not open: all look the same. */
@Injectable()
export class PupilSignIn {
  constructor(
    private readonly database: DataSource,
    private readonly codes: PupilCodes,
    private readonly devices: PupilDevices,
    private readonly guessing: CodeGuessing,
    private readonly waiting: WaitingPupils,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * @throws BAD_REQUEST for nothing at all and for insulting nicknames, SESSION_EXISTS instead of taking the place of whoever is signed in, CODE_UNKNOWN,
   * NAME_NEEDED in a onetime class, PUPIL_LIMIT_REACHED there with the number, WAITING_FOR_TEACHER (asked again with the same code it lets in once
   * the teacher agreed), TOO_MANY_REQUESTS with the seconds to wait
   */
  async with(asking: Asking, given: Given): Promise<Account> {
    if (given.code === undefined && given.classToken === undefined) throw apiError('BAD_REQUEST', { field: 'code' });
    if (asking.account) throw apiError('SESSION_EXISTS');
    const device = this.devices.of(asking);
    await this.guessing.refuse(device);
    const { access, doubtful } = await (given.classToken === undefined ? this.anywhere(given, device) : this.behindLink(given, given.classToken, device));
    if (doubtful && !(await this.waiting.admitted(access, device))) throw apiError('WAITING_FOR_TEACHER');
    await this.devices.remember(device, access.id);
    await this.database.manager.update(PupilAccess, { id: access.id }, { lastSeenAt: new Date() });
    // A teacher may have removed them at this very moment.
    const account = await this.database.manager.findOneBy(Account, { id: access.id });
    if (!account) throw apiError('CODE_UNKNOWN');
    await this.sessions.begin(asking, account, false);
    return account;
  }

  /** To which class a link leads. @throws CODE_UNKNOWN */
  async find(token: string): Promise<SchoolClass> {
    const schoolClass = await this.living({ token });
    if (!schoolClass) throw apiError('CODE_UNKNOWN');
    return schoolClass;
  }

  /** Behind the class's own link a code is compared with this class only; a onetime class needs none. */
  private async behindLink({ code, name }: Given, token: string, device: Device): Promise<Entry> {
    const schoolClass = await this.living({ token });
    if (!schoolClass) return this.refuse(device, 'deadLink');
    if (schoolClass.type === 'onetime') return this.join(schoolClass, device, name, false);
    if (code === undefined) throw apiError('BAD_REQUEST', { field: 'code' });
    const { id: classId } = schoolClass;
    const access = await this.database.manager.findOneBy(PupilAccess, { codeHash: In(this.codes.hashes(code)), classId, deactivatedAt: IsNull() });
    const open = access && (!(await this.guessing.isLinkLocked(classId)) || (await this.devices.knows(device, access.id)));
    return access && open ? { access, doubtful: false } : this.refuse(device, { classId });
  }

  /** Without the link a code opens while its class is open, or on a device that knows it. */
  private async anywhere({ code = '', name }: Given, device: Device): Promise<Entry> {
    const codeHash = In(this.codes.hashes(code));
    const onetime = await this.living({ codeHash });
    if (onetime) return this.join(onetime, device, name, await this.guessing.isGoingOn());
    const access = await this.database.manager.findOneBy(PupilAccess, { codeHash, deactivatedAt: IsNull() });
    if (!access || !(await this.living({ id: access.classId }))) return this.refuse(device, 'anywhere');
    if (await this.devices.knows(device, access.id)) return { access, doubtful: false };
    if (!(await this.guessing.isOpen(access.classId))) return this.refuse(device, 'anywhere');
    return { access, doubtful: await this.guessing.isGoingOn() };
  }

  /** Who waits in a onetime class is signed in already, and sees nothing of it. */
  private async join({ id }: SchoolClass, device: Device, name: string | undefined, doubtful: boolean): Promise<Entry> {
    if (name === undefined) throw apiError('NAME_NEEDED');
    const access = await joinOnetimeClass(this.database, id, device, name, doubtful);
    if (!access) throw apiError('CODE_UNKNOWN');
    return { access, doubtful: false };
  }

  private living(where: { id: string } | { token: string } | { codeHash: FindOperator<string> }): Promise<SchoolClass | null> {
    return this.database.manager.findOneBy(SchoolClass, { ...where, archivedAt: IsNull(), expiresAt: MoreThan(new Date()) });
  }

  private async refuse(device: Device, at: Parameters<CodeGuessing['wrong']>[1]): Promise<never> {
    await this.guessing.wrong(device, at);
    throw apiError('CODE_UNKNOWN');
  }
}
