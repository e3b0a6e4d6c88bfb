import type { AdministeredPerson } from '@murmel/contracts';

/** Key of an action on a person, with sentences below `done` and `failed`. */
export type PersonActionKey = 'update' | 'school' | 'licence' | 'password' | 'lock' | 'unlock';
/** Carries out an action that answers with the person as they are then. @param expected shown until the answer is there */
export type PersonAction = (
  key: PersonActionKey,
  work: () => Promise<AdministeredPerson | object>,
  expected?: Partial<AdministeredPerson>,
) => Promise<boolean>;
