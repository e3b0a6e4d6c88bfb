import { LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Attempts, type AttemptRule } from '../accounts/attempts.js';
import type { Device } from './pupil-devices.js';

const { failuresPerDevice, windowMinutes, waitSeconds, failuresPerOpenClass, failuresAtMost, classLinkFailuresPerDay } = LIMITS.schoolClass.code;
/** Counted, and never held up by the counter itself; the largest number of its column. */
const UNLIMITED = 2 ** 31 - 1;
const PER_DEVICE: AttemptRule = { tries: failuresPerDevice, windowMinutes, waitSeconds };
const EVERYWHERE: AttemptRule = { tries: UNLIMITED, windowMinutes, waitSeconds: 0 };
const PER_CLASS_LINK: AttemptRule = { tries: UNLIMITED, windowMinutes: 24 * 60, waitSeconds: 0 };
const ALL = 'codes everywhere';
/** A teacher said so, a project runs, or it is a onetime class, for as long as it lives. */
const OPEN = `c.archived_at is null and c.expires_at > now()
  and (c.type = 'onetime' or c.open_until > now() or exists (select 1 from project_now p where p.class_id = c.id and p.state = 'active'))`;

/** What wrong codes cost (trust 2.4): never an address, because a school is one address. */
@Injectable()
export class CodeGuessing {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: Attempts,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds, for a device that was wrong too often */
  async refuse(device: Device): Promise<void> {
    await this.attempts.refuseWhenBlocked(keyOf(device));
  }

  /** @param at the class whose own link was used; a link that leads nowhere opens nothing, so that it costs only the device something */
  async wrong(device: Device, at: { classId: string } | 'anywhere' | 'deadLink'): Promise<void> {
    await this.attempts.failed(keyOf(device), PER_DEVICE);
    if (at === 'anywhere') await this.attempts.failed(ALL, EVERYWHERE);
    else if (at !== 'deadLink') await this.attempts.failed(`class link ${at.classId}`, PER_CLASS_LINK);
  }

  /** So many wrong codes came lately that a right one may have been guessed: somebody has to look who it is. */
  async isGoingOn(): Promise<boolean> {
    const [row] = await this.database.query<{ failures: number; open: number }[]>(
      `select coalesce((select failures from attempt where key = $1 and window_ends_at > now()), 0) as failures,
              (select count(*)::int from (select 1 from school_class c where ${OPEN} limit $2) counted) as open`, [ALL, Math.ceil(failuresAtMost / failuresPerOpenClass)],
    );
    return row !== undefined && row.failures > Math.min(failuresAtMost, failuresPerOpenClass * row.open);
  }

  /** Does a code of this class open from any device now (trust 2.4)? */
  async isOpen(classId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(`select 1 from school_class c where c.id = $1 and ${OPEN}`, [classId]);
    return rows.length > 0;
  }

  /** A class's own link was tried so often today that it lets only known devices in. */
  async isLinkLocked(classId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('select 1 from attempt where key = $1 and window_ends_at > now() and failures >= $2', [`class link ${classId}`, classLinkFailuresPerDay]);
    return rows.length > 0;
  }
}

function keyOf(device: Device): string {
  return `code device ${device.hash}`;
}
