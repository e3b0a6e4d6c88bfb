import type { ContentKind, ContentLanguage, ContentLicence, GradeLevel, SchoolType, SubjectType } from '@murmel/contracts';

/** A concept of a vocabulary: where it ends behind the vocabulary's address, and its German name there. */
export type Concept = readonly [code: string, label: string];

export const SUBJECTS_AT = 'http://w3id.org/kim/schulfaecher/';
export const SCHOOLS_AT = 'https://w3id.org/kim/schularten/';
export const LEVELS_AT = 'https://w3id.org/kim/educationalLevel/';

/** Every school subject of KIM that a subject's name names; what is between subjects has none. */
export const SUBJECT_CONCEPTS: Readonly<Record<SubjectType, readonly Concept[]>> = {
  GERMAN: [['s1005', 'Deutsch']],
  DAZ: [['s1006', 'Deutsch als Zweitsprache']],
  ENGLISH: [['s1007', 'Englisch']],
  FRENCH: [['s1009', 'Französisch']],
  SPANISH: [['s1030', 'Spanisch']],
  LATIN: [['s1016', 'Latein']],
  OTHER_LANGUAGES: [['s1050', 'Fremdsprachen']],
  MATH: [['s1017', 'Mathematik']],
  COMPUTER_SCIENCE: [['s1013', 'Informatik']],
  BIOLOGY: [['s1001', 'Biologie']],
  CHEMISTRY: [['s1002', 'Chemie']],
  PHYSICS: [['s1022', 'Physik']],
  SCIENCE: [
    ['s1052', 'Naturwissenschaften'],
    ['s1019', 'MINT'],
  ],
  GENERAL_STUDIES: [['s1028', 'Sachunterricht']],
  GEOGRAPHY: [['s1010', 'Geografie']],
  HISTORY: [['s1011', 'Geschichte']],
  POLITICS: [
    ['s1023', 'Politik'],
    ['s1058', 'Sozialkunde'],
  ],
  ECONOMICS: [['s1033', 'Wirtschaftskunde']],
  ETHICS_PHILOSOPHY: [
    ['s1008', 'Ethik'],
    ['s1021', 'Philosophie'],
  ],
  RELIGION: [['s1055', 'Religion']],
  ART: [['s1015', 'Kunst']],
  MUSIC: [['s1020', 'Musik']],
  SPORTS: [['s1031', 'Sport']],
  INTERDISCIPLINARY: [],
};

/** The same for types of schools; other ones have none. */
export const SCHOOL_CONCEPTS: Readonly<Record<SchoolType, readonly Concept[]>> = {
  SCHOOL_TYPE_PRIMARY: [['s02', 'Grundschule']],
  SCHOOL_TYPE_HAUPTSCHULE: [['s03', 'Hauptschule']],
  SCHOOL_TYPE_REALSCHULE: [['s04', 'Realschule']],
  SCHOOL_TYPE_SEKUNDARSCHULE: [
    ['s10', 'Sekundarschule'],
    ['s07', 'Oberschule'],
  ],
  SCHOOL_TYPE_GESAMTSCHULE: [['s05', 'Gesamtschule']],
  SCHOOL_TYPE_GEMEINSCHAFTSSCHULE: [['s09', 'Gemeinschaftsschule']],
  SCHOOL_TYPE_GYMNASIUM: [['s08', 'Gymnasium']],
  SCHOOL_TYPE_FOERDERSCHULE: [['s06', 'Förderschule']],
  SCHOOL_TYPE_VOCATIONAL: [
    ['s12', 'Berufsschule'],
    ['s11', 'Berufsfachschule'],
    ['s13', 'Fachoberschule'],
    ['s14', 'Berufliches Gymnasium'],
  ],
  SCHOOL_TYPE_OTHER: [],
};

const PRIMARY: Concept = ['level_1', 'Primarbereich'];
const LOWER_SECONDARY: Concept = ['level_2', 'Sekundarbereich I'];

export const LEVEL_CONCEPTS: Readonly<Record<GradeLevel, Concept>> = {
  GRADE_LEVEL_1_2: PRIMARY,
  GRADE_LEVEL_3_4: PRIMARY,
  GRADE_LEVEL_LOWER: LOWER_SECONDARY,
  GRADE_LEVEL_MIDDLE: LOWER_SECONDARY,
  GRADE_LEVEL_HIGH: ['level_3', 'Sekundarbereich II'],
};

export const LICENCE_ADDRESSES: Readonly<Record<ContentLicence, string>> = {
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

/** The language's own code, and with the country that its pages are mostly made for (spec D-6). */
export const LANGUAGES: Readonly<Record<ContentLanguage, { code: string; locale: string }>> = {
  de: { code: 'de', locale: 'de_DE' },
  en: { code: 'en', locale: 'en_GB' },
  es: { code: 'es', locale: 'es_ES' },
  fr: { code: 'fr', locale: 'fr_FR' },
  it: { code: 'it', locale: 'it_IT' },
  ru: { code: 'ru', locale: 'ru_RU' },
  ua: { code: 'uk', locale: 'uk_UA' },
};

export const RESOURCES_AT = 'https://w3id.org/kim/hcrt/';

/** Types of open items as teaching material. */
export const RESOURCE_CONCEPTS: Readonly<Partial<Record<ContentKind, Concept>>> = {
  text_document: ['text', 'Text'],
  survey: ['questionnaire', 'Fragebogen'],
  screen: ['slide', 'Präsentation'],
  pinboard: ['worksheet', 'Arbeitsmaterial'],
  word_cloud: ['worksheet', 'Arbeitsmaterial'],
};
export const OTHER_RESOURCE: Concept = ['other', 'Sonstiges'];
