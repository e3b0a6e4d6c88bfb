import { type Configuration, hashSecret, newSecret } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readCookie, setCookie } from '../../platform/cookies.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A browser on which a code was typed, identified by a cookie without personal data. */
export interface Device {
  hash: string;
  /** it had the cookie before */
  returning: boolean;
}

const REMEMBERED_DAYS = 180;
/** A cart of tablets goes through many classes; each of them costs a line in the budgets of a wrong code. */
const CLASSES_AT_MOST = 10;

/** Distinguishes devices, so that guessing on one blocks no other, and a pupil's own device is recognised. */
@Injectable()
export class PupilDevices {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** The device of a request; a new one gets its cookie with the answer. */
  of({ request, reply }: RequestContext): Device {
    const kept = readCookie(this.configuration, request.cookies, 'device');
    const secret = kept ?? newSecret();
    if (!kept) setCookie(this.configuration, reply, 'device', secret, REMEMBERED_DAYS);
    return { hash: hashSecret(secret), returning: kept !== undefined };
  }

  /** True if this pupil has signed in on this device before. */
  async knows(device: Device, pupilId: string): Promise<boolean> {
    if (!device.returning) return false;
    const rows = await this.database.query<unknown[]>('select 1 from pupil_device where pupil_id = $1 and device_hash = $2', [
      pupilId,
      device.hash,
    ]);
    return rows.length > 0;
  }

  /** Did a pupil of this class come in on this device before? */
  async knowsClass(device: Device, classId: string): Promise<boolean> {
    return (await this.classesOf(device)).includes(classId);
  }

  /** The classes whose pupils came in on this device, the last ones first. */
  async classesOf(device: Device): Promise<string[]> {
    if (!device.returning) return [];
    const rows = await this.database.query<{ class_id: string }[]>(
      `select p.class_id from pupil_device d join pupil_access p on p.id = d.pupil_id join school_class c on c.id = p.class_id
        where d.device_hash = $1 and c.type = 'permanent' group by p.class_id order by max(d.last_seen_at) desc limit $2`,
      [device.hash, CLASSES_AT_MOST],
    );
    return rows.map(({ class_id: id }) => id);
  }

  async remember(device: Device, pupilId: string): Promise<void> {
    await this.database.query(
      'insert into pupil_device (pupil_id, device_hash, last_seen_at) values ($1, $2, now()) on conflict (pupil_id, device_hash) do update set last_seen_at = now()',
      [pupilId, device.hash],
    );
  }
}
