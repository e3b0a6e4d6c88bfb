import type { Json } from '@murmel/contracts';
import { imageAddress } from '@murmel/documents';
import type { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Placeholder for the importing account: the file does not say who exported it. */
export const IMPORTING_ACCOUNT_ID = '00000000-0000-0000-0000-000000000000';

/** Source of a copy, and the account that gets it. */
export interface CopyFrom {
  from: string;
  ownerId: string;
  /** the account whose copy it will be */
  by: string;
  /** the item's owner and its members: what they wrote may travel */
  authors: ReadonlySet<string>;
  /** for its owner and members who may write; else only what is visible to all and written by the authors (spec E30) */
  everything: boolean;
  /** the copying account was invited: it may see surveys in preparation */
  invited: boolean;
  /** files that others than the authors sent; empty for `everything` */
  foreignFiles: ReadonlySet<string>;
}

/** A part of an item in which another item is seen. */
export interface ShownInPart {
  part: string;
  itemId: string;
}

/** Copies the content of one kind of item. */
export interface ContentCopying<Content extends Json = Json> {
  /** Returns the content to copy: nothing in it identifies participants. The result is the same until the item changes. */
  take(manager: EntityManager, from: CopyFrom): Promise<Content>;
  /**
   * Validates exported content from a file of unknown origin: only what this tool could have written, with no ids but those of its files.
   * Valid exported content is unchanged. @returns undefined for invalid content
   */
  checked(content: Json, files: ReadonlySet<string>): Content | undefined;
  /** Writes it into an item that has none yet. */
  put(manager: EntityManager, copy: ContentCopy, content: Content): Promise<void>;
  /** Handling of items that show others: `checked` removes these, because ids have no meaning elsewhere. */
  shows?: {
    /** items shown in the exported content */
    of(content: Content): ShownInPart[];
    /** @param shown by part the item that is seen in it from now on */
    put(content: Content, shown: ReadonlyMap<string, Item>): Content;
  };
}

/** Hides the type of content, which only the tool itself knows. */
export function contentCopying<Content extends Json>(tool: ContentCopying<Content>): ContentCopying {
  return tool as object as ContentCopying;
}

/** Copying of items without content of their own. */
export const NOTHING_TO_COPY: ContentCopying = { take: () => Promise.resolve(null), checked: () => null, put: () => Promise.resolve() };

/** One item whose content goes into another, new one of the same kind. */
export interface ContentCopy {
  from: string;
  to: string;
  /** the account that owns the copy: no other is named in it */
  by: string;
  /** ids of the files in the old item, and of those in the new one that share their bytes */
  files: ReadonlyMap<string, string>;
  /** ids of the items that belong to the old one, and of their copies that belong to the new one */
  children: ReadonlyMap<string, string>;
}

/** Replaces references to files, by id or by address, and to items with those of the copies. */
export function withCopies(value: Json, { files, children }: Pick<ContentCopy, 'files' | 'children'>): Json {
  const addresses = [...files].map(([before, after]): [string, string] => [imageAddress(before), imageAddress(after)]);
  return renamed(value, new Map([...files, ...addresses, ...children]));
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: Json) => renamed(one, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one as Json, names)]));
}
