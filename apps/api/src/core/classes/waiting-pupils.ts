import { publish, type PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Device } from './pupil-devices.js';

/** Nobody waits longer than a lesson. */
const MINUTES = 60;

/**
 * Pupils who come in once a teacher of the class agrees: those whose code was right while somebody was guessing, on one device each,
 * and in onetime classes those who are let in one by one.
 */
@Injectable()
export class WaitingPupils {
  constructor(private readonly database: DataSource) {}

  /** Puts this device into the row, or finds that it may come in. */
  async admitted({ id }: PupilAccess, { hash }: Device): Promise<boolean> {
    const [row] = await this.database.query<{ admitted: boolean }[]>(
      `insert into pupil_waiting (pupil_id, device_hash, created_at) values ($1, $2, now())
       on conflict (pupil_id, device_hash) do update set
         created_at = case when pupil_waiting.created_at < now() - make_interval(mins => $3) then now() else pupil_waiting.created_at end,
         admitted_at = case when pupil_waiting.created_at < now() - make_interval(mins => $3) then null else pupil_waiting.admitted_at end
       returning admitted_at is not null as admitted`,
      [id, hash, MINUTES],
    );
    return row?.admitted === true;
  }

  /** How many wait in this class. */
  async count(classId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select (select count(*)::int from pupil_waiting w join pupil_access p on p.id = w.pupil_id
                where p.class_id = $1 and p.deactivated_at is null and w.admitted_at is null and w.created_at > now() - make_interval(mins => $2))
            + (select count(*)::int from pupil_access where class_id = $1 and deactivated_at is null and admitted_at is null) as count`, [classId, MINUTES],
    );
    return row?.count ?? 0;
  }

  /** Lets everybody in who waits in this class now. @returns how many */
  async admitAll(classId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const [, devices] = await manager.query<[unknown[], number]>(
        `update pupil_waiting w set admitted_at = now() from pupil_access p
          where p.id = w.pupil_id and p.class_id = $1 and p.deactivated_at is null and w.admitted_at is null and w.created_at > now() - make_interval(mins => $2)`, [classId, MINUTES],
      );
      const [pupils] = await manager.query<[{ id: string }[], number]>(
        'update pupil_access set admitted_at = now() where class_id = $1 and deactivated_at is null and admitted_at is null returning id', [classId],
      );
      for (const { id } of pupils) await publish(manager, 'access.changed', { accountId: id });
      return devices + pupils.length;
    });
  }
}
