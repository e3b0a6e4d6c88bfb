import type { BoardRefusal, ContentOf, Fields, Json, PartContents, PartKindName } from '@murmel/contracts';

/** Part of a document with a kind, in any tool. */
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
 * Definition of a kind of part besides its fields, which lie in the contract; its rendering is the client's
 * (`apps/web/src/core/parts/part-screen.ts`). The answer to a part and its validation belong here, and its PDF layout belongs there, each
 * as a further optional member once a tool needs it.
 */
export interface PartKind<F extends Fields> {
  /** initial values of a new part; also used for an invalid field */
  initial: ContentOf<F>;
  /** fields that stay behind the wall: no guest gets them */
  behind?: readonly (keyof F & string)[];
  /** Refuses content that fits field by field but not as a whole. @param given raw input, before any parsing */
  refuse?(content: ContentOf<F>, given: Readonly<Record<string, Json>>): BoardRefusal | undefined;
}
