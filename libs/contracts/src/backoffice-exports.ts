// Exports of index.ts about the administration, school accounts and learning platforms.

export * from './backoffice-names.js';
export type { IncognitoEntry, IncognitoWriteEntry } from './calls/backoffice-incognito.js';
export type { Licence, LicenceSeat } from './calls/backoffice-licences.js';
export type {
  AdministeredClass,
  AdministeredGuest,
  AdministeredPerson,
  AdministeredPupil,
  ListedPerson,
} from './calls/backoffice-people.js';
export type { AdministeredSchool } from './calls/backoffice-schools.js';
export type { AdministeredPlatform, AdministeredProvider } from './calls/backoffice-sign-on.js';
export type { LtiGradeEntry, LtiLinkEntry } from './calls/lti.js';
export type { OwnSignOn } from './calls/sign-on.js';
export * from './lti-names.js';
export { isOwnPath } from './own-path.js';
export * from './sign-on-names.js';
