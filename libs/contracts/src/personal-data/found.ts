/** Kinds of personal data that are detected; of two at one place the earlier one counts. */
export const PERSONAL_DATA_KINDS = ['iban', 'mail', 'phone', 'birthDate', 'address', 'name', 'health'] as const;
export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number];

/** Places in a text in UTF-16 units, as `slice` takes them. */
export interface TextRange {
  from: number;
  to: number;
}

/** Possible personal data, with its position. */
export interface FoundPersonalData extends TextRange {
  kind: PersonalDataKind;
  text: string;
}
