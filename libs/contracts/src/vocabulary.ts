/** Vocabulary that describes and filters teaching material (spec SHR-08 and SHR-09). Pages of guests do not show it. */

export const GRADE_LEVELS = ['GRADE_LEVEL_1_2', 'GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

/** Ten types, reduced from the KIM vocabulary of school types (spec B-school). */
export const SCHOOL_TYPES = [
  'SCHOOL_TYPE_PRIMARY',
  'SCHOOL_TYPE_HAUPTSCHULE',
  'SCHOOL_TYPE_REALSCHULE',
  'SCHOOL_TYPE_SEKUNDARSCHULE',
  'SCHOOL_TYPE_GESAMTSCHULE',
  'SCHOOL_TYPE_GEMEINSCHAFTSSCHULE',
  'SCHOOL_TYPE_GYMNASIUM',
  'SCHOOL_TYPE_FOERDERSCHULE',
  'SCHOOL_TYPE_VOCATIONAL',
  'SCHOOL_TYPE_OTHER',
] as const;
export type SchoolType = (typeof SCHOOL_TYPES)[number];

/** 24 subjects, grouped from the KIM vocabulary of school subjects (spec B-subjects). */
export const SUBJECT_TYPES = [
  'GERMAN',
  'DAZ',
  'ENGLISH',
  'FRENCH',
  'SPANISH',
  'LATIN',
  'OTHER_LANGUAGES',
  'MATH',
  'COMPUTER_SCIENCE',
  'BIOLOGY',
  'CHEMISTRY',
  'PHYSICS',
  'SCIENCE',
  'GENERAL_STUDIES',
  'GEOGRAPHY',
  'HISTORY',
  'POLITICS',
  'ECONOMICS',
  'ETHICS_PHILOSOPHY',
  'RELIGION',
  'ART',
  'MUSIC',
  'SPORTS',
  'INTERDISCIPLINARY',
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];
