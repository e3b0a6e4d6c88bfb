import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClientNetwork } from '../../accounts/client-networks.js';

const { pupilsMakeNetwork, networkDays } = SERVER_LIMITS.pupilCode;

/**
 * Records the networks that are known to a class (ADR 19): three of its pupils signed in there by card or class link, or a teacher
 * opened it there.
 */
@Injectable()
export class ClassNetworks {
  constructor(private readonly database: DataSource) {}

  /** A pupil came in by card or by the class's own link. */
  async notePupil(place: ClientNetwork, classId: string, pupilId: string): Promise<void> {
    if (place.kind === 'public')
      await remember(this.database.manager, place.network, classId, pupilId, new Date(Date.now() + networkDays * 86_400_000));
  }

  /** Counts a successful sign-in by any means for the address, without recording the person. */
  async countSignIn(place: ClientNetwork): Promise<void> {
    if (place.kind !== 'public') return;
    await this.database.query(
      'insert into code_address (address_hash, day, entries) values ($1, current_date, 1) on conflict (address_hash, day) do update set entries = code_address.entries + 1',
      [place.address],
    );
  }

  /** Classes to which this network is known, each with its school, and whether the very address is one from which pupils come. */
  async at(
    place: Extract<ClientNetwork, { kind: 'public' }>,
  ): Promise<{ classes: { id: string; schoolId: string | null }[]; familiar: boolean }> {
    const classes = await this.database.query<{ id: string; schoolId: string | null }[]>(
      `select n.class_id as id, s.school_id as "schoolId" from class_network n join school_class c on c.id = n.class_id left join class_school s on s.class_id = c.id
        where n.network_hash = $1 and n.until > now()
        group by n.class_id, s.school_id, c.id
       having count(*) filter (where exists (select 1 from pupil_access p where p.id = n.account_id)) >= $2 or bool_or(not exists (select 1 from pupil_access p where p.id = n.account_id))`,
      [place.network, pupilsMakeNetwork],
    );
    const [row] = await this.database.query<{ entries: number }[]>(
      'select coalesce(sum(entries), 0)::int as entries from code_address where address_hash = $1 and day > current_date - $2::int',
      [place.address, networkDays],
    );
    return { classes, familiar: (row?.entries ?? 0) >= pupilsMakeNetwork };
  }
}

/** A teacher opens the class here until then, or closes it. */
export async function setTeacherNetwork(
  manager: EntityManager,
  place: ClientNetwork,
  classId: string,
  teacherId: string,
  until: Date | null,
): Promise<void> {
  if (until === null) await manager.query('delete from class_network where class_id = $1 and account_id = $2', [classId, teacherId]);
  else if (place.kind === 'public') await remember(manager, place.network, classId, teacherId, until);
}

async function remember(manager: EntityManager, network: string, classId: string, accountId: string, until: Date): Promise<void> {
  await manager.query(
    `insert into class_network (class_id, network_hash, account_id, until) values ($1, $2, $3, $4)
     on conflict (class_id, network_hash, account_id) do update set until = greatest(class_network.until, excluded.until)`,
    [classId, network, accountId, until],
  );
}
