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

  /** @param classId the class whose own link was used */
  async wrong(device: Device, classId: string | undefined): Promise<void> {
    await this.attempts.failed(keyOf(device), PER_DEVICE);
    await (classId === undefined ? this.attempts.failed(ALL, EVERYWHERE) : this.attempts.failed(`class link ${classId}`, PER_CLASS_LINK));
  }

  /** So many wrong codes came lately that a right one may have been guessed: somebody has to look who it is. */
  async isGoingOn(): Promise<boolean> {
    const [row] = await this.database.query<{ failures: number; open: number }[]>(
      `select coalesce((select failures from attempt where key = $1 and window_ends_at > now()), 0) as failures,
              (select count(*)::int from school_class where open_until > now() and archived_at is null) as open`, [ALL],
    );
    return row !== undefined && row.failures > Math.min(failuresAtMost, failuresPerOpenClass * row.open);
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
