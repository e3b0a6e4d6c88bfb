import type { KnowledgeEnding, KnowledgeFailure } from '@murmel/contracts';

/** A file that lies on this machine, and from which page on it is read. Each task reads some pages: between them others learn how far it is. */
export interface FileTextTask {
  path: string;
  ending: KnowledgeEnding;
  from: number;
  /** into passages that are found again one by one, or not at all */
  cut: 'passages' | 'whole';
}

/** Passage of a file, short enough to be sent to a model. */
export interface ReadPassage {
  page: number | null;
  text: string;
}

export interface ReadPages {
  passages: ReadPassage[];
  /** number of pages of the whole file; null: it has none */
  pages: number | null;
  /** page on which reading continues; null: the file is complete */
  next: number | null;
}

export type FileTextAnswer =
  | { kind: 'ready' }
  | ({ kind: 'read' } & ReadPages)
  | { kind: 'failed'; failure: KnowledgeFailure }
  | { kind: 'fault'; message: string };
