import { LIMITS } from '@murmel/contracts';
import type { SignOnProvider } from '@murmel/server';
import { singleLine } from '../web-requests/single-line.js';

/** Statements of a provider about a person. */
export type ProviderClaims = Readonly<Record<string, unknown>>;

type Rules = Pick<SignOnProvider, 'teachers' | 'schoolClaim' | 'scopes'>;

/** More values than any provider says of one person are not looked at. */
const MOST_VALUES = 500;

/**
 * Returns the texts of a claim: one, or a list of them.
 * @param path name of a claim, with dots where it is nested
 */
export function claimValues(claims: ProviderClaims, path: string): string[] {
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
    value = (value as Record<string, unknown>)[name];
  }
  const all: unknown[] = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
  return all.filter((one) => typeof one === 'string');
}

/** Returns if the provider says that the person is a teacher. No claim makes anything else: neither admins nor pupils. */
export function isTeacher(claims: ProviderClaims, { teachers }: Rules): boolean {
  return teachers === 'all' || claimValues(claims, teachers.claim).some((value) => teachers.values.includes(value));
}

/** Returns how the provider calls the person's schools, as they are stored with a school: lower case; '' where it calls none by name. */
export function schoolValues(claims: ProviderClaims, { schoolClaim }: Rules): string[] {
  if (schoolClaim === undefined) return [''];
  const values = claimValues(claims, schoolClaim).map((value) => value.trim().toLowerCase());
  return [...new Set(values)].filter((value) => value !== '' && value.length <= LIMITS.signOn.schoolValueMax);
}

/** Returns if what is wanted of the person is not among these claims, so that the provider has to be asked once more. */
export function lacksWanted(claims: ProviderClaims, { teachers, schoolClaim, scopes }: Rules): boolean {
  const wanted = [...(teachers === 'all' ? [] : [teachers.claim]), ...(schoolClaim === undefined ? [] : [schoolClaim])];
  const names = scopes.includes('profile') && namesOf(claims).name === '';
  return names || wanted.some((path) => claimValues(claims, path).length === 0);
}

/** Returns the person's names, for the form in which they are corrected; '' for what the provider does not say. */
export function namesOf(claims: ProviderClaims): { firstname: string; name: string } {
  const [firstname, name, whole] = ['given_name', 'family_name', 'name'].map((claim) =>
    singleLine(claimValues(claims, claim)[0] ?? '', LIMITS.person.nameMax),
  ) as [string, string, string];
  if (name !== '' || whole === '') return { firstname, name };
  const words = whole.split(' ');
  return { firstname: firstname || words.slice(0, -1).join(' '), name: words.at(-1)! };
}
