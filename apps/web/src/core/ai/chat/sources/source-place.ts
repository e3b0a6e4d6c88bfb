import type { AiSource } from '@murmel/contracts';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** A declined question: its answer begins by saying that it is not in the document. */
export interface DeclinedProps {
  /** question that was declined */
  questionId: string | null;
  /** rest of the answer */
  children: ReactNode;
}

/** Place beside the chat in which passages are opened, instead of a drawer over it. */
export interface SourcePlace {
  /** passage that is open there */
  opened: AiSource | undefined;
  open: (source: AiSource) => void;
  /** asks the same again, and not of the document alone; undefined: nothing can be asked now */
  askWithout: ((questionId: string) => void) | undefined;
  /** shows an answer that is not in the document */
  Declined: ComponentType<DeclinedProps>;
}

/** undefined: passages open in a drawer */
export const SourcePlaceContext = createContext<SourcePlace | undefined>(undefined);

/** True for the same passage of the same page: answers are read anew, and their sources with them. */
export const isSameSource = (one: AiSource, other: AiSource | undefined): boolean =>
  other !== undefined && one.n === other.n && one.page === other.page && one.passage === other.passage;
