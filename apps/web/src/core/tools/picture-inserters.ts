import type { ToolKey } from '@murmel/contracts';
import { createContext, useContext } from 'react';

/** Letters of the title of a picture that is given to a tool: every tool takes so many. */
export const INSERTED_TITLE_MAX = 45;

/** A picture from another part of the product, for one of a tool's items. */
export interface PictureToInsert {
  itemId: string;
  file: File;
  /** its subject, in its author's words, at most `INSERTED_TITLE_MAX` letters */
  title: string;
  alt: string;
}

/** Puts it where the tool has pictures, by the tool's own operations. @throws what they throw */
export type InsertPicture = (given: PictureToInsert) => Promise<void>;

/** The tools that take pictures from elsewhere. Set by the app around pages that have some: core knows no tool's folder. */
export const PictureInserters = createContext<Partial<Record<ToolKey, InsertPicture>>>({});

/** Provides the tools that import a picture, with their functions. */
export function usePictureInserters(): Partial<Record<ToolKey, InsertPicture>> {
  return useContext(PictureInserters);
}
