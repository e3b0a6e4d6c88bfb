import type { Actor } from '@murmel/access-policy';
import { decide } from '@murmel/access-policy';
import { type AccountLicence, type SchoolClass as ClassAnswer, LIMITS, ownLook } from '@murmel/contracts';
import type { PupilCodes, SchoolClass } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Licences under which any number of pupils works at once (spec LIC-04). */
const UNLIMITED: ReadonlySet<AccountLicence> = new Set(['group']);

/**
 * @param sharedClasses what the teacher's seat says of it (spec LIC-06); null: they have none, and the kind of licence decides
 * @returns null: as many as one likes
 */
export function pupilsMax(licence: AccountLicence, sharedClasses: boolean | null): number | null {
  return (sharedClasses ?? UNLIMITED.has(licence)) ? null : LIMITS.schoolClass.pupils;
}

interface Row {
  id: string;
  pupils: number;
  running: number;
  online: number;
  owner: string;
  licence: AccountLicence;
  shared_classes: boolean | null;
  project_id: string | null;
}

/** Classes as their teachers get them, in the given order. */
export async function classAnswers(
  manager: EntityManager,
  codes: PupilCodes,
  actor: Actor,
  classes: readonly SchoolClass[],
): Promise<ClassAnswer[]> {
  const rows = await manager.query<Row[]>(
    `select c.id, a.public_name as owner, a.licence, a.shared_classes, (select count(*)::int from pupil_access p where p.class_id = c.id and p.deactivated_at is null) as pupils,
            (select count(*)::int from project_now p where p.class_id = c.id and p.state = 'active') as running,
            (select count(distinct o.pupil_id)::int from project_presence o join project p on p.id = o.project_id
              where p.class_id = c.id and o.seen_at > now() - make_interval(secs => $2)) as online,
            case when c.type = 'onetime' then (select p.id from project p where p.class_id = c.id order by p.created_at limit 1) end as project_id
       from school_class c join account a on a.id = c.owner_id where c.id = any($1)`,
    [classes.map(({ id }) => id), LIMITS.project.presenceSeconds],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return classes.flatMap((one) => {
    const row = known.get(one.id);
    return row ? [answer(one, row, codes, actor)] : [];
  });
}

function answer(
  one: SchoolClass,
  { pupils, running, online, owner, licence, shared_classes: sharedClasses, project_id: projectId }: Row,
  codes: PupilCodes,
  actor: Actor,
): ClassAnswer {
  const facts = {
    role: one.ownerId === actor.account?.id ? ('owner' as const) : ('teacher' as const),
    discarded: one.discardedAt !== null,
  };
  const may = (operation: 'class.update' | 'class.manage' | 'class.leave'): boolean =>
    decide(actor, operation, { schoolClass: facts }).allow;
  return {
    id: one.id,
    name: one.name,
    type: one.type,
    createdAt: one.createdAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
    archivedAt: one.archivedAt?.toISOString() ?? null,
    openUntil: one.openUntil && one.openUntil > new Date() ? one.openUntil.toISOString() : null,
    joinPath: `/go/${one.token}`,
    // With a code an admin who looks as another person could come back without a trace.
    code: one.codeSealed === null || actor.incognito ? null : codes.open(one.codeSealed),
    admission: one.admission,
    projectId,
    pupils,
    pupilsMax: pupilsMax(licence, sharedClasses),
    running,
    online,
    owner,
    ownerLook: ownLook(one.ownerId),
    abilities: { update: may('class.update'), manage: may('class.manage'), leave: may('class.leave') },
  };
}
