import type { ContentLanguage, GradeLevel, SchoolType, SubjectType } from '@murmel/contracts';

/** Fields that a request may set on an item of any kind. */
export interface ItemFields {
  title?: string | undefined;
  description?: string | undefined;
  language?: ContentLanguage | undefined;
  gradeLevels?: GradeLevel[] | undefined;
  schoolTypes?: SchoolType[] | undefined;
  subjectTypes?: SubjectType[] | undefined;
  tags?: string[] | undefined;
  international?: boolean | undefined;
}
