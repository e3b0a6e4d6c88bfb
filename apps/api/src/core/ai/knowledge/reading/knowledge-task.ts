import type { KnowledgeEnding, KnowledgeFailure } from '@murmel/contracts';

/** A file that lies on this machine, and from which page on it is read. Each task reads some pages: between them others learn how far it is. */
export interface KnowledgeTask {
  path: string;
  ending: KnowledgeEnding;
  from: number;
  /** into passages that are found again one by one, or not at all */
  cut: 'passages' | 'whole';
}

/** A piece of a file, short enough to be told to a model. */
export interface ReadPassage {
  page: number | null;
  text: string;
}

export interface ReadPages {
  passages: ReadPassage[];
  /** of the whole file; null: it has none */
  pages: number | null;
  /** the page on which it goes on; null: that was all */
  next: number | null;
}

export type KnowledgeAnswer =
  | { kind: 'ready' }
  | ({ kind: 'read' } & ReadPages)
  | { kind: 'failed'; failure: KnowledgeFailure }
  | { kind: 'fault'; message: string };
