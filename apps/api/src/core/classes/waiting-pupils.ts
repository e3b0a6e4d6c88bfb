import { type PupilAccess, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Device } from './pupil-devices.js';
import { deviceNumber } from './sign-in/device-number.js';

/** Maximum wait for admission: one lesson. */
const MINUTES = 60;
/** The page asks every three seconds: who did not for so long has gone away. */
const ASKED_SECONDS = 20;

/** SQL: a row of `pupil_waiting` that can be shown to a teacher now. */
const WAITS = `w.admitted_at is null and w.created_at > now() - make_interval(mins => ${MINUTES}) and w.asked_at > now() - make_interval(secs => ${ASKED_SECONDS})`;
const RUNS = `exists (select 1 from school_class c where c.id = p.class_id and (c.open_until > now() or exists (select 1 from project_now n where n.class_id = c.id and n.state = 'active')))`;

/**
 * Manages pupils who need the consent of a teacher of the class: those whose right code is not sufficient by itself, on one device each,
 * and in onetime classes those who are admitted one by one.
 */
@Injectable()
export class WaitingPupils {
  constructor(private readonly database: DataSource) {}

  /**
   * Puts this device into the row, or finds that it may come in. A device waits for one pupil at a time.
   * @param access null does the same work and finds nothing
   */
  async admitted(access: Pick<PupilAccess, 'id'> | null, { hash }: Device): Promise<boolean> {
    const [row] = await this.database.query<{ admitted: boolean }[]>(
      `with others as (delete from pupil_waiting where device_hash = $2 and pupil_id is distinct from $1::uuid)
       insert into pupil_waiting (pupil_id, device_hash, created_at, asked_at) select $1::uuid, $2, now(), now() where $1::uuid is not null
       on conflict (pupil_id, device_hash) do update set asked_at = now(),
         created_at = case when pupil_waiting.created_at < now() - make_interval(mins => $3) then now() else pupil_waiting.created_at end,
         admitted_at = case when pupil_waiting.created_at < now() - make_interval(mins => $3) then null else pupil_waiting.admitted_at end
       returning admitted_at is not null as admitted`,
      [access?.id ?? null, hash, MINUTES],
    );
    return row?.admitted === true;
  }

  /**
   * Returns the number of waiting pupils in this class, and the names of those whose code alone is not sufficient; names only while the
   * class is open.
   */
  async of(classId: string): Promise<{ pupils: number; names: { id: string; name: string }[] }> {
    const names = await this.database.query<{ id: string; name: string }[]>(
      `select p.id, a.name from pupil_access p join account a on a.id = p.id
        where p.class_id = $1 and p.deactivated_at is null and ${RUNS} and exists (select 1 from pupil_waiting w where w.pupil_id = p.id and ${WAITS})
        order by a.name, p.id`,
      [classId],
    );
    const [row] = await this.database.query<{ count: number }[]>(
      'select count(*)::int as count from pupil_access where class_id = $1 and deactivated_at is null and admitted_at is null',
      [classId],
    );
    return { pupils: names.length + (row?.count ?? 0), names };
  }

  /** Admits all who wait in this onetime class now. @returns how many */
  async admitAll(classId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const [pupils] = await manager.query<[{ id: string }[], number]>(
        'update pupil_access set admitted_at = now() where class_id = $1 and deactivated_at is null and admitted_at is null returning id',
        [classId],
      );
      for (const { id } of pupils) await publish(manager, 'access.changed', { accountId: id });
      return pupils.length;
    });
  }

  /**
   * Lets this pupil in on the device that shows the number.
   * @throws WAITING_NUMBER_UNKNOWN when none does, and when another device waits with the same code: then one of the two is a stranger's
   */
  async admit(pupilId: string, number: number): Promise<void> {
    const devices = await this.database.query<{ device_hash: string }[]>(
      `select w.device_hash from pupil_waiting w where w.pupil_id = $1 and ${WAITS}`,
      [pupilId],
    );
    const [device] = devices;
    if (device === undefined || devices.length > 1 || deviceNumber({ hash: device.device_hash }) !== number)
      throw apiError('WAITING_NUMBER_UNKNOWN');
    await this.database.query('update pupil_waiting set admitted_at = now() where pupil_id = $1 and device_hash = $2', [
      pupilId,
      device.device_hash,
    ]);
  }
}
