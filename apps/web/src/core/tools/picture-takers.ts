import type { ToolKey } from '@murmel/contracts';
import { createContext, useContext } from 'react';

/** Letters of the title of a picture that is given to a tool: every tool takes so many. */
export const GIVEN_TITLE_MAX = 45;

/** A picture from another part of the product, for one of a tool's items. */
export interface GivenPicture {
  itemId: string;
  file: File;
  /** its subject, in its author's words, at most `GIVEN_TITLE_MAX` letters */
  title: string;
  alt: string;
}

/** Puts it where the tool has pictures, by the tool's own operations. @throws what they throw */
export type TakePicture = (given: GivenPicture) => Promise<void>;

/** The tools that take pictures from elsewhere. Set by the app around pages that have some: core knows no tool's folder. */
export const PictureTakers = createContext<Partial<Record<ToolKey, TakePicture>>>({});

/** Provides the tools that import a picture, with their functions. */
export function usePictureTakers(): Partial<Record<ToolKey, TakePicture>> {
  return useContext(PictureTakers);
}
