import { type InterfaceLanguage, LIMITS } from '@murmel/contracts';
import { Account, type Configuration, newId } from '@murmel/server';
import { apiError } from '../../platform/api-error.js';

export interface NewTeacher {
  /** null: signs on with a school account, and named none so far */
  email: string | null;
  firstname: string;
  name: string;
  locale?: InterfaceLanguage | undefined;
  agreedTo?: string | undefined;
}

/** @throws AGREEMENT_NEEDED, also for terms that stood elsewhere before */
export function refuseWithoutAgreement({ legal: { terms } }: Configuration, { agreedTo }: Pick<NewTeacher, 'agreedTo'>): void {
  if (terms && agreedTo !== terms) throw apiError('AGREEMENT_NEEDED');
}

/** Returns a teacher's account as it is made first: without a confirmed address, and with the installation's licence. */
export function newTeacher(configuration: Configuration, given: NewTeacher, passwordHash: string | null): Account {
  const { terms = null } = configuration.legal;
  const now = new Date();
  return Object.assign(new Account(), {
    id: newId(),
    type: 'User',
    email: given.email,
    passwordHash,
    firstname: given.firstname,
    name: given.name,
    publicName: `${given.firstname} ${given.name}`.slice(0, LIMITS.person.nameMax),
    admin: false,
    reviewer: false,
    international: false,
    locale: given.locale ?? null,
    licence: configuration.defaultLicence,
    licenceId: null,
    sharedClasses: null,
    lockedAt: null,
    favouriteTools: [],
    disabledTools: [],
    disabledToolsFeatures: [],
    enabledFeatures: [],
    schoolId: null,
    schoolRole: null,
    schoolSince: null,
    termsAgreedAt: terms === null ? null : now,
    termsAgreedTo: terms,
    confirmedAt: null,
    nameAskedAt: null,
    subjectTypes: [],
    gradeLevels: [],
    schoolTypes: [],
    goal: null,
    onboardedAt: null,
    askLaterSince: null,
    createdAt: now,
  } satisfies Account);
}
