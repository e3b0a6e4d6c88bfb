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
  /** how it was made: readers of the material see it below the picture */
  caption: string;
}

/** A title that also says how a picture was made, where a tool has no caption. */
export function titleWithCaption({ title, caption }: Pick<PictureToInsert, 'title' | 'caption'>): string {
  const room = INSERTED_TITLE_MAX - caption.length - 3;
  if (room < 1) return caption.slice(0, INSERTED_TITLE_MAX);
  const short =
    title.length <= room
      ? title
      : `${title
          .slice(0, room - 1)
          .replace(/[\ud800-\udbff]$/, '')
          .trimEnd()}…`;
  return `${short} · ${caption}`;
}

/** Puts it where the tool has pictures, by the tool's own operations. @throws what they throw */
export type InsertPicture = (given: PictureToInsert) => Promise<void>;

/** The tools that take pictures from elsewhere. Set by the app around pages that have some: core knows no tool's folder. */
export const PictureInserters = createContext<Partial<Record<ToolKey, InsertPicture>>>({});

/** Provides the tools that import a picture, with their functions. */
export function usePictureInserters(): Partial<Record<ToolKey, InsertPicture>> {
  return useContext(PictureInserters);
}
