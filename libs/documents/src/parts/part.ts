import type { BoardRefusal, ContentOf, Fields, Json, PartContents, PartKindName } from '@murmel/contracts';

/** Something of a kind that stands in a document, whichever tool it belongs to. */
export interface Part {
  id: string;
  kind: string;
  title: string;
  content: object;
}

/** A part of a kind that every tool can show. */
export interface PartOf<K extends PartKindName> extends Part {
  kind: K;
  content: PartContents[K];
}

/**
 * What the mechanism needs to know about a kind of part besides its fields, which lie in the contract; how it looks is the
 * client's (`apps/web/src/core/parts/part-screen.ts`). What an answer to a part is and how it is checked belong here, and its
 * look on paper belongs there, each as a further optional member once a tool asks for it.
 */
export interface PartKind<F extends Fields> {
  /** what a new part begins with; also what counts for a field that does not fit */
  initial: ContentOf<F>;
  /** fields that stay behind the wall: no guest gets them */
  behind?: readonly (keyof F & string)[];
  /** What fits field by field and not as a whole. @param given as it was sent, before anything was read */
  refuse?(content: ContentOf<F>, given: Readonly<Record<string, Json>>): BoardRefusal | undefined;
}
