import { BACKOFFICE_LIMITS, type InvitedState, LIMITS, mailAddress } from '@murmel/contracts';
import { Account, hashSecret, newId, newSecret, SchoolInvitation } from '@murmel/server';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { lockedLicence, refuseWithoutSeats } from '../../licences/seats.js';
import { lockedSchool } from '../../schools/schools.js';

const DAY_MS = 24 * 3_600_000;

export interface InvitedPerson {
  email: string;
  firstname: string;
  name: string;
}

/** Place, seat and role that all people of an import get. */
export interface Preset {
  batch: string;
  schoolId: string | null;
  licenceId: string | null;
  reviewer: boolean;
}

interface Invited {
  person: InvitedPerson;
  state: InvitedState;
  /** null: they have an account, or this import has invited them already and the mail is out */
  secret: string | null;
}

/** Returns those of these addresses that are none. */
export function wrongAddresses(emails: readonly string[]): string[] {
  return emails.filter((email) => !mailAddress.safeParse(email).success);
}

/** Returns which of these addresses have an account, and which wait for an answer. */
export async function knownAddresses(
  manager: EntityManager,
  emails: readonly string[],
): Promise<{ accounts: string[]; invited: string[] }> {
  const lower = [...new Set(emails.map((email) => email.toLowerCase()))].slice(0, BACKOFFICE_LIMITS.import.checked);
  const accounts = await manager.find(Account, { where: { email: In(lower) }, select: { id: true, email: true } });
  const waiting = await manager.find(SchoolInvitation, {
    where: { email: In(lower), expiresAt: MoreThan(new Date()) },
    select: { id: true, email: true },
  });
  return { accounts: accounts.flatMap(({ email }) => email ?? []), invited: [...new Set(waiting.map(({ email }) => email))] };
}

/**
 * Writes invitations, inside the caller's transaction: all or none. Repeated with the same batch it writes none twice.
 * @param renew true: a repeated request gets another link, because no mail has carried the first one
 * @throws NOT_FOUND, LIMIT_REACHED of the school, LICENCE_FULL, LICENCE_OVER
 */
export async function invitePeople(
  manager: EntityManager,
  adminId: string,
  people: readonly InvitedPerson[],
  { batch, schoolId, licenceId, reviewer }: Preset,
  renew: boolean,
): Promise<Invited[]> {
  if (schoolId !== null) await lockedSchool(manager, schoolId);
  const licence = licenceId === null ? undefined : await lockedLicence(manager, licenceId);
  const once = [...new Map(people.map((person) => [person.email, person])).values()];
  const { accounts } = await knownAddresses(
    manager,
    once.map(({ email }) => email),
  );
  const fresh = once.filter(({ email }) => !accounts.includes(email));
  const earlier = await manager.findBy(SchoolInvitation, {
    email: In(fresh.map(({ email }) => email)),
    schoolId: schoolId === null ? IsNull() : schoolId,
  });
  const known = new Map(earlier.map((one) => [one.email, one]));
  if (schoolId !== null) await refuseTooMany(manager, schoolId, fresh.filter(({ email }) => !known.has(email)).length);
  if (licence) await refuseWithoutSeats(manager, licence, fresh.filter(({ email }) => known.get(email)?.licenceId !== licence.id).length);
  const [now, done] = [new Date(), new Map<string, Invited>()];
  for (const person of fresh) {
    const before = known.get(person.email);
    const isRepeated = before?.batch === batch;
    const secret = isRepeated && !renew ? null : newSecret();
    if (secret !== null)
      await manager.save(
        SchoolInvitation,
        manager.create(SchoolInvitation, {
          ...person,
          ...{ id: before?.id ?? newId(), schoolId, invitedBy: adminId, byAdministration: true, reviewer, licenceId, batch },
          ...{ secretHash: hashSecret(secret), createdAt: now, expiresAt: new Date(now.getTime() + LIMITS.school.invitationDays * DAY_MS) },
        }),
      );
    done.set(person.email, { person, state: 'invited', secret });
  }
  return once.map((person) => done.get(person.email) ?? { person, state: 'exists', secret: null });
}

/** @throws LIMIT_REACHED when the school could not take all of them in */
async function refuseTooMany(manager: EntityManager, schoolId: string, more: number): Promise<void> {
  const limit = LIMITS.school.teachers;
  const waiting = await manager.countBy(SchoolInvitation, { schoolId, expiresAt: MoreThan(new Date()) });
  if ((await manager.countBy(Account, { schoolId })) + waiting + more > limit) throw apiError('LIMIT_REACHED', { limit });
}
