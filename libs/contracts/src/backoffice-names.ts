/** Standing of a teacher in the administration's list. `unconfirmed`: registered, but the mailbox was not confirmed. */
export const PERSON_STATES = ['active', 'invited', 'unconfirmed', 'locked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Roles of a teacher besides teaching; an admin who reviews is listed as an admin. */
export const PERSON_ROLES = ['teacher', 'reviewer', 'admin'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Last visit, as a filter: within 7 days, within 30 days, before that, never. */
export const LAST_VISITS = ['week', 'month', 'longer', 'never'] as const;
export type LastVisit = (typeof LAST_VISITS)[number];

/** Licences that are bought and given to people; `free` is what is left without one. */
export const LICENCE_KINDS = ['tools_pro', 'school', 'group'] as const;
export type LicenceKind = (typeof LICENCE_KINDS)[number];

/** A licence that has not begun, runs, or has ended, by the day in Berlin. */
export const LICENCE_STATES = ['coming', 'running', 'ended'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Result of one line of an import. `later`: too many mails went out, it can be sent again another day. */
export const INVITED_STATES = ['invited', 'exists', 'later'] as const;
export type InvitedState = (typeof INVITED_STATES)[number];

export const BACKOFFICE_LIMITS = {
  search: { max: 100 },
  licence: { name: { min: 2, max: 100 }, seats: 100_000, peopleAtOnce: 200 },
  /** letters of a school's imprint, as of a website */
  imprintMax: 2000,
  import: {
    lines: 5000,
    /** bytes of a file: a line of 5,000 has room for 400 letters */
    bytes: 2_000_000,
    /** addresses that are looked up with one call, and people who are invited with one */
    checked: 500,
    invited: 50,
  },
} as const;
