import type { PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Device } from './pupil-devices.js';

/** Nobody waits longer than a lesson. */
const MINUTES = 60;

/** Pupils whose code was right while somebody was guessing: they come in once a teacher of the class agrees. */
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
      `select count(*)::int as count from pupil_waiting w join pupil_access p on p.id = w.pupil_id
        where p.class_id = $1 and w.admitted_at is null and w.created_at > now() - make_interval(mins => $2)`, [classId, MINUTES],
    );
    return row?.count ?? 0;
  }

  /** Lets everybody in who waits in this class now. @returns how many */
  async admitAll(classId: string): Promise<number> {
    const [, count] = await this.database.query<[unknown[], number]>(
      `update pupil_waiting w set admitted_at = now() from pupil_access p
        where p.id = w.pupil_id and p.class_id = $1 and w.admitted_at is null and w.created_at > now() - make_interval(mins => $2)`, [classId, MINUTES],
    );
    return count;
  }
}
