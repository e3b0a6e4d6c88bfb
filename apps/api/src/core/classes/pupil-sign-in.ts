import { Account, PupilAccess, PupilCodes, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { CodeGuessing } from './code-guessing.js';
import { PupilDevices, type Device } from './pupil-devices.js';
import { WaitingPupils } from './waiting-pupils.js';

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
   * @throws SESSION_EXISTS instead of taking the place of whoever is signed in, CODE_UNKNOWN, WAITING_FOR_TEACHER (asked again
   * with the same code it lets in once the teacher agreed), TOO_MANY_REQUESTS with the seconds to wait
   */
  async with(asking: Asking, { code, classToken }: { code: string; classToken?: string | undefined }): Promise<Account> {
    if (asking.account) throw apiError('SESSION_EXISTS');
    const device = this.devices.of(asking);
    await this.guessing.refuse(device);
    const schoolClass = classToken === undefined ? undefined : await this.classOf(classToken);
    const entry = classToken === undefined ? await this.anywhere(code, device) : schoolClass && (await this.inClass(code, schoolClass, device));
    if (!entry) {
      await this.guessing.wrong(device, schoolClass?.id);
      throw apiError('CODE_UNKNOWN');
    }
    const { access, doubtful } = entry;
    if (doubtful && !(await this.waiting.admitted(access, device))) throw apiError('WAITING_FOR_TEACHER');
    await this.devices.remember(device, access.id);
    await this.database.manager.update(PupilAccess, { id: access.id }, { lastSeenAt: new Date() });
    const account = await this.database.manager.findOneByOrFail(Account, { id: access.id });
    await this.sessions.begin(asking, account, false);
    return account;
  }

  private classOf(token: string): Promise<SchoolClass | null> {
    return this.database.manager.findOneBy(SchoolClass, { token, archivedAt: IsNull(), expiresAt: MoreThan(new Date()) });
  }

  /** Behind the class's own link a code is compared with this class only. */
  private async inClass(code: string, { id: classId }: SchoolClass, device: Device): Promise<Entry | undefined> {
    const access = await this.database.manager.findOneBy(PupilAccess, { codeHash: this.codes.hash(code), classId, deactivatedAt: IsNull() });
    if (!access) return undefined;
    const open = !(await this.guessing.isLinkLocked(classId)) || (await this.devices.knows(device, access.id));
    return open ? { access, doubtful: false } : undefined;
  }

  /** Without the link a code opens while its class is open, or on a device that knows it. */
  private async anywhere(code: string, device: Device): Promise<Entry | undefined> {
    const access = await this.database.manager.findOneBy(PupilAccess, { codeHash: this.codes.hash(code), deactivatedAt: IsNull() });
    const schoolClass = access && (await this.database.manager.findOneBy(SchoolClass, { id: access.classId, archivedAt: IsNull(), expiresAt: MoreThan(new Date()) }));
    if (!access || !schoolClass) return undefined;
    if (await this.devices.knows(device, access.id)) return { access, doubtful: false };
    if (!schoolClass.openUntil || schoolClass.openUntil <= new Date()) return undefined;
    return { access, doubtful: await this.guessing.isGoingOn() };
  }
}
