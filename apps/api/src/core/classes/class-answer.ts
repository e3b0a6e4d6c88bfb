import { decide } from '@murmel/access-policy';
import { LIMITS, type AccountLicence, type SchoolClass as ClassAnswer } from '@murmel/contracts';
import type { SchoolClass } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { Actor } from '@murmel/access-policy';

/** Licences under which any number of pupils works at once (specification 2, section 6). */
const UNLIMITED: ReadonlySet<AccountLicence> = new Set(['group']);

/** @returns null: as many as one likes */
export function pupilsMax(licence: AccountLicence): number | null {
  return UNLIMITED.has(licence) ? null : LIMITS.schoolClass.pupils;
}

interface Row {
  id: string;
  pupils: number;
  owner: string;
  licence: AccountLicence;
}

/** Classes as their teachers get them, in the given order. */
export async function classAnswers(manager: EntityManager, actor: Actor, classes: readonly SchoolClass[]): Promise<ClassAnswer[]> {
  const rows = await manager.query<Row[]>(
    `select c.id, a.public_name as owner, a.licence, (select count(*)::int from pupil_access p where p.class_id = c.id and p.deactivated_at is null) as pupils
       from school_class c join account a on a.id = c.owner_id where c.id = any($1)`,
    [classes.map(({ id }) => id)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return classes.flatMap((one) => {
    const row = known.get(one.id);
    return row ? [answer(one, row, actor)] : [];
  });
}

function answer(one: SchoolClass, { pupils, owner, licence }: Row, actor: Actor): ClassAnswer {
  const facts = { role: one.ownerId === actor.account?.id ? ('owner' as const) : ('teacher' as const) };
  const may = (operation: 'class.update' | 'class.manage' | 'class.leave'): boolean => decide(actor, operation, undefined, facts).allow;
  return {
    id: one.id, name: one.name, type: one.type, createdAt: one.createdAt.toISOString(), expiresAt: one.expiresAt.toISOString(),
    archivedAt: one.archivedAt?.toISOString() ?? null, openUntil: one.openUntil && one.openUntil > new Date() ? one.openUntil.toISOString() : null,
    joinPath: `/go/${one.token}`, pupils, pupilsMax: pupilsMax(licence), owner,
    abilities: { update: may('class.update'), manage: may('class.manage'), leave: may('class.leave') },
  };
}
