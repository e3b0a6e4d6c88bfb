import type { ContentKind, GradeLevel, InterfaceLanguage, Json, SubjectType } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** Idea for a lesson that comes with the product, as a tool defines it. */
export interface ProductTemplate {
  title: string;
  /** text for an English interface; the content is German where there is no `edition` */
  english: string;
  /** one of two editions, for interfaces in this language alone */
  edition?: InterfaceLanguage;
  /** course of the lesson, in a few sentences */
  description: string;
  grades: readonly GradeLevel[];
  subjects: readonly SubjectType[];
  minutes: number;
  /** texts from which `content` is made: another source makes another template */
  source: Json;
  /** content for the tool's `copying`, in an item of this account */
  content(by: string): Json;
  /** makes visible what a new item of the tool hides from other users */
  open?(manager: EntityManager, itemId: string): Promise<void>;
}

export interface InstalledTemplate extends ProductTemplate {
  id: string;
  kind: ContentKind;
}
