// Exports of index.ts about the administration.

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
