import type { CurrentUser } from '@murmel/contracts';

/** A teacher for unit tests, with what a test wants to be different. */
export function person(different: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '0b0c5a52-0000-4000-8000-000000000001',
    type: 'User',
    admin: false,
    reviewer: false,
    firstname: 'Deniz',
    name: 'Kaya',
    publicName: 'D. Kaya',
    shortName: 'D. Kaya',
    asksName: false,
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
    licence: 'school',
    favouriteTools: [],
    subjectTypes: [],
    gradeLevels: [],
    ...different,
  };
}
