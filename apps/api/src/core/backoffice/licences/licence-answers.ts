import type { Licence as LicenceAnswer, LicenceSeat, LicenceState } from '@murmel/contracts';
import { berlinDay, Licence, School } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { takenSeats } from '../../licences/seats.js';

function stateOn(day: string, { startsOn, endsOn }: Licence): LicenceState {
  if (endsOn !== null && endsOn <= day) return 'ended';
  return startsOn <= day ? 'running' : 'coming';
}

/** Licences as admins get them, in the given order. */
export async function licenceAnswers(manager: EntityManager, licences: readonly Licence[]): Promise<LicenceAnswer[]> {
  const day = berlinDay(new Date());
  const taken = await takenSeats(
    manager,
    licences.map(({ id }) => id),
  );
  const schools = await manager.findBy(School, { id: In(licences.flatMap(({ schoolId }) => schoolId ?? [])) });
  return licences.map((licence) => {
    const { id, kind, name, seats, sharedClasses, schoolId, startsOn, endsOn } = licence;
    const school = schools.find((one) => one.id === schoolId);
    return {
      ...{ id, kind, name, seats, sharedClasses, startsOn, endsOn },
      state: stateOn(day, licence),
      taken: taken.get(id) ?? 0,
      school: school ? { id: school.id, name: school.name } : null,
    };
  });
}

/** One page of all licences: those that count today first, ended ones last, by name. */
export async function listLicences(
  manager: EntityManager,
  page: number,
  limit: number,
): Promise<{ entries: LicenceAnswer[]; total: number }> {
  const [licences, total] = await manager
    .createQueryBuilder(Licence, 'l')
    .orderBy('coalesce(l.ends_on <= :day, false)')
    .addOrderBy('l.starts_on > :day')
    .addOrderBy('lower(l.name)')
    .addOrderBy('l.id')
    .setParameter('day', berlinDay(new Date()))
    .offset((page - 1) * limit)
    .limit(limit)
    .getManyAndCount();
  return { entries: await licenceAnswers(manager, licences), total };
}

/** One page of the teachers who have a seat of a licence, by surname. */
export async function listSeats(
  manager: EntityManager,
  licenceId: string,
  page: number,
  limit: number,
): Promise<{ entries: LicenceSeat[]; total: number }> {
  const [counted] = await manager.query<[{ total: number }]>('select count(*)::int as total from account where licence_id = $1', [
    licenceId,
  ]);
  const entries = await manager.query<LicenceSeat[]>(
    "select id, public_name as name, coalesce(email, '') as email from account where licence_id = $1 order by lower(name), id limit $2 offset $3",
    [licenceId, limit, (page - 1) * limit],
  );
  return { entries, total: counted.total };
}
