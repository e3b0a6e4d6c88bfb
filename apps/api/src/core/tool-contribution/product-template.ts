import type { ContentKind, GradeLevel, Json, SubjectType } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** An idea for a lesson that comes with the product, as a tool tells it. */
export interface ProductTemplate {
  title: string;
  /** for whom the interface is English; what is inside is German */
  english: string;
  /** how the lesson goes, in a few sentences */
  description: string;
  grades: readonly GradeLevel[];
  subjects: readonly SubjectType[];
  minutes: number;
  /** what its words are, from which `content` is made: another one makes another template */
  source: Json;
  /** as the tool's `copying` puts it into an item of this account */
  content(by: string): Json;
  /** what a new item of the tool does not let others see yet */
  open?(manager: EntityManager, itemId: string): Promise<void>;
}

export interface KeptTemplate extends ProductTemplate {
  id: string;
  kind: ContentKind;
}
