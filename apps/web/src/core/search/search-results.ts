import type { ContentKind, FoundPlace, GradeLevel, ItemPicture, SubjectType } from '@murmel/contracts';
import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icon';
import type { MarbleColour } from '../../ui/theme/scales';

/** Scopes of a search. */
export const SCOPES = ['all', 'items', 'classes', 'others', 'tools'] as const;
export type Scope = (typeof SCOPES)[number];

/** Additional filters of a search. */
export interface SearchCriteria {
  kind?: ContentKind | undefined;
  owner?: 'me' | 'others' | undefined;
  /** given to it, or made there */
  classId?: string | undefined;
  subjectType?: SubjectType | undefined;
  gradeLevel?: GradeLevel | undefined;
  /** a day */
  changedSince?: string | undefined;
}

/** One thing that was found, or that is offered before anything is typed. */
export interface SearchResult {
  key: string;
  href: string;
  marble: ReactNode;
  /** with what of it was found marked */
  title: Pick<FoundPlace, 'text' | 'marks'>;
  lang?: string | undefined;
  /** preview of the content, drawn small as in lists */
  picture?: { of: ItemPicture; colour: MarbleColour } | undefined;
  /** leads to where it was found, and not only to what it was found in */
  toPlace?: boolean;
  places: readonly FoundPlace[];
  /** ancestor folders, the outermost first */
  way: readonly string[];
  wayIcon?: Icon | undefined;
  /** the folder in which it lies */
  folderHref?: string | undefined;
}

export interface SearchResultGroup {
  key: 'items' | 'classes' | 'pupils' | 'templates' | 'gallery' | 'tools' | 'help' | 'recent' | 'bookmarks';
  finds: readonly SearchResult[];
  /** total number, if there are more than these */
  total?: number;
}
