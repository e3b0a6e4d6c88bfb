import type { RichBlock, TextBlock, ToolKey } from '@murmel/contracts';
import { createContext, useContext } from 'react';

/** Something that a model answered, as a tool takes it. */
export interface GivenAnswer {
  itemId: string;
  /** as it lies on cards: one, or one per section or point */
  cards: readonly { title: string; text: readonly RichBlock[] }[];
  /** as it stands on a page */
  blocks: readonly TextBlock[];
  /** what can be chosen among, instead of the words; `correct` are places */
  quiz: readonly { question: string; options: readonly string[]; correct: readonly number[] }[] | undefined;
}

/** Puts it where the tool has words, by the tool's own operations. @throws what they throw */
export type TakeAnswer = (given: GivenAnswer) => Promise<void>;

/** The tools that take answers. Set by the app around pages that have some: core knows no tool's folder. */
export const AnswerTakers = createContext<Partial<Record<ToolKey, TakeAnswer>>>({});

/** Which tools take an answer, and how. */
export function useAnswerTakers(): Partial<Record<ToolKey, TakeAnswer>> {
  return useContext(AnswerTakers);
}
