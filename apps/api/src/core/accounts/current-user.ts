import { type CurrentUser, isBlank, LIMITS, TOOL_KEYS } from '@murmel/contracts';
import type { Account, Visitor } from '@murmel/server';
import { onboardingOf } from './onboarding/onboarding-due.js';

/** First tools of the list: the favourites until the user chooses, since there is always at least one. */
const FIRST_FAVOURITES = TOOL_KEYS.slice(0, LIMITS.favouriteTools.max);

const NO_FLAGS = {
  admin: false,
  reviewer: false,
  incognito: false,
  hasUnreadPosts: false,
  additionalQualificationGroup: null,
  disabledTools: [],
  disabledToolsFeatures: [],
  enabledFeatures: [],
  toolsUserId: null,
  needsFirstOnboarding: false,
  needsReOnboarding: false,
  canQuestionReOnboarding: false,
  schoolClassId: null,
  schoolClassToken: null,
  schoolClassType: null,
  international: false,
  locale: null,
  licence: null,
  favouriteTools: [],
  subjectTypes: [],
  gradeLevels: [],
} satisfies Partial<CurrentUser>;

/** Name as shown: never empty (spec SES-02). */
function shown(name: string): string {
  return isBlank(name) ? 'Anonymous' : name;
}

/** The name that others read: of a teacher the public one. */
export function shownName(person: Account | Visitor): string {
  if ('displayName' in person) return shown(person.displayName);
  return shown(person.type === 'User' ? person.publicName : person.name);
}

/** An account as its own browser gets it, without what is switched off and on for it. Admin and reviewer count only for teachers. */
export function accountUser(account: Account): CurrentUser {
  const name = shownName(account);
  return {
    ...NO_FLAGS,
    id: account.id,
    type: account.type,
    admin: account.type === 'User' && account.admin,
    reviewer: account.type === 'User' && account.reviewer,
    firstname: account.firstname,
    name: account.name,
    publicName: account.publicName,
    shortName: name.slice(0, LIMITS.shortName),
    asksName: account.nameAskedAt !== null,
    ...(account.email === null ? {} : { email: account.email }),
    international: account.international,
    locale: account.locale,
    licence: account.licence,
    favouriteTools: account.favouriteTools.length > 0 ? account.favouriteTools : FIRST_FAVOURITES,
    subjectTypes: account.subjectTypes,
    gradeLevels: account.gradeLevels,
    ...onboardingOf(account, new Date()),
  };
}

/** A visitor as their own browser gets it, without the same. */
export function visitorUser(visitor: Visitor): CurrentUser {
  const name = shownName(visitor);
  return {
    ...NO_FLAGS,
    id: visitor.id,
    type: 'Visitor',
    firstname: '',
    name,
    publicName: name,
    shortName: name.slice(0, LIMITS.shortName),
    asksName: visitor.nameAskedAt !== null,
    toolsUserId: visitor.id,
  };
}
