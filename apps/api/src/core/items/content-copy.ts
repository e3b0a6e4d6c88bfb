import type { Json } from '@murmel/contracts';
import { imageAddress } from '@murmel/documents';

/** One item whose content goes into another, new one of the same kind. */
export interface ContentCopy {
  from: string;
  to: string;
  /** the account whose copy it is: nobody else stands in it */
  by: string;
  /** ids of the files in the old item, and of those in the new one that share their bytes */
  files: ReadonlyMap<string, string>;
  /** ids of the items that belong to the old one, and of their copies that belong to the new one */
  children: ReadonlyMap<string, string>;
}

/** Content in which the copied files, by id or by address, and items stand in the place of the old ones. */
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
