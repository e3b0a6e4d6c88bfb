import type { RichBlock, TextBlock, ToolKey } from '@murmel/contracts';
import { createContext, useContext } from 'react';

/** Answer of a model, as a tool imports it. */
export interface AnswerToInsert {
  itemId: string;
  /** content as cards: one, or one per section or point */
  cards: readonly { title: string; text: readonly RichBlock[] }[];
  /** content as blocks of a page */
  blocks: readonly TextBlock[];
  /** multiple choice questions, instead of the text; `correct` holds indexes */
  quiz: readonly { question: string; options: readonly string[]; correct: readonly number[] }[] | undefined;
}

/** Puts it where the tool has words, by the tool's own operations. @throws what they throw */
export type InsertAnswer = (given: AnswerToInsert) => Promise<void>;

/** The tools that take answers. Set by the app around pages that have some: core knows no tool's folder. */
export const AnswerInserters = createContext<Partial<Record<ToolKey, InsertAnswer>>>({});

/** Provides the tools that import an answer, with their functions. */
export function useAnswerInserters(): Partial<Record<ToolKey, InsertAnswer>> {
  return useContext(AnswerInserters);
}
