import { BACKOFFICE_LIMITS, type Licence, type LicenceKind, trimBlank } from '@murmel/contracts';

/** A licence while it is being written; seats are the text of their field, empty for any number. */
export interface LicenceDraft {
  kind: LicenceKind;
  name: string;
  seats: string;
  sharedClasses: boolean;
  schoolId: string | null;
  startsOn: string;
  endsOn: string;
}

export type LicenceFault = 'name' | 'seats' | 'begin' | 'end';

/** The day in Berlin, as dates of licences are. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());

/** The draft of a licence, or of a new one. */
export function draftOf(licence: Licence | undefined): LicenceDraft {
  return {
    kind: licence?.kind ?? 'school',
    name: licence?.name ?? '',
    seats: licence?.seats?.toString() ?? '',
    sharedClasses: licence?.sharedClasses ?? true,
    schoolId: licence?.school?.id ?? null,
    startsOn: licence?.startsOn ?? today(),
    endsOn: licence?.endsOn ?? '',
  };
}

/** Returns what is wrong with a draft. */
export function faultsOf({ name, seats, startsOn, endsOn }: LicenceDraft): LicenceFault[] {
  const { name: letters, seats: most } = BACKOFFICE_LIMITS.licence;
  const count = Number(seats);
  const length = trimBlank(name).length;
  return [
    ...(length < letters.min || length > letters.max ? (['name'] as const) : []),
    ...(seats !== '' && !(Number.isInteger(count) && count >= 1 && count <= most) ? (['seats'] as const) : []),
    ...(startsOn === '' ? (['begin'] as const) : []),
    ...(endsOn !== '' && endsOn < startsOn ? (['end'] as const) : []),
  ];
}

/** The fields of a draft as calls take them. */
export function fieldsOf({ name, seats, sharedClasses, schoolId, startsOn, endsOn }: LicenceDraft) {
  return { name: trimBlank(name), seats: seats === '' ? null : Number(seats), sharedClasses, schoolId, startsOn, endsOn: endsOn || null };
}
