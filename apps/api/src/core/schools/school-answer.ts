import { type Actor, decide } from '@murmel/access-policy';
import type { School as SchoolAnswer } from '@murmel/contracts';
import { Account, loadSchoolFacts, School } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** A school as its teachers and the admins of the installation get it. @throws NOT_FOUND when it has gone meanwhile */
export async function schoolAnswer(manager: EntityManager, actor: Actor, id: string): Promise<SchoolAnswer> {
  const [school, facts, teachers] = await Promise.all([
    manager.findOneBy(School, { id }),
    loadSchoolFacts(manager, actor, id),
    manager.countBy(Account, { schoolId: id }),
  ]);
  if (!school || !facts) throw apiError('NOT_FOUND');
  const may = (ability: keyof SchoolAnswer['abilities']): boolean => decide(actor, `school.${ability}`, { school: facts }).allow;
  return {
    id,
    name: school.name,
    imprint: school.imprint,
    createdAt: school.createdAt.toISOString(),
    role: facts.role,
    teachers,
    joinPath: facts.role && `/go/${school.token}`,
    abilities: { update: may('update'), manage: may('manage'), enrol: may('enrol'), leave: may('leave') },
  };
}
