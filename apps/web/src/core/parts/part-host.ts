import type { Item } from '@murmel/contracts';
import type { Part } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardResult } from '../../platform/boards/board-session';

/** Properties of the document that parts stand in, for the parts of every tool. */
export interface PartHost {
  item: Item;
  /** everything on the parts can be used and changed; without it one looks */
  editable: boolean;
  /**
   * Changes fields of a part's kind, and shows the reason of a refusal.
   * @param step what is done with the same one within 3 s is taken back together
   */
  change(part: string, content: object, step?: string): Promise<BoardResult>;
  /** A part as it is now, also when the screen has not drawn that yet; undefined when it is gone. */
  newest(part: string): Part | undefined;
  /** parts are as high as they need to be; without it they have a place that they fill */
  flows?: true;
  /** address of a file of this item */
  fileUrl(file: string): string;
  thumbnailUrl(file: string): string;
}

export const PartHostContext = createContext<PartHost | null>(null);

/** @throws outside of a document that has parts: a programming error */
export function usePartHost(): PartHost {
  const host = use(PartHostContext);
  if (!host) throw new Error('PartHostContext is missing around this part');
  return host;
}
