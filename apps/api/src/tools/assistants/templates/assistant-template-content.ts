import type { AssistantCategory, AssistantIcon, GradeLevel, SubjectType } from '@murmel/contracts';

/** An assistant that comes with the product, in the words of its makers. */
export interface AssistantTemplateContent {
  title: string;
  english: string;
  description: string;
  category: AssistantCategory;
  subject: SubjectType | null;
  icon: AssistantIcon;
  /** colour of its marble */
  colour: number;
  grades: readonly GradeLevel[];
  instructions: readonly string[];
  starters: readonly string[];
}
