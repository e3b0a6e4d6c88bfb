import type { BoardRefusal, Json } from '@murmel/contracts';
import type * as v from 'valibot';

/** The fields of one kind of card. A type, not an interface, so that it fits plain JSON. */
export type CardFields = Readonly<Record<string, unknown>>;

/** Everything the mechanism needs to know about a kind of card; how it looks is the client's. */
export interface CardKindDefinition<Content extends CardFields> {
  /** How each field is read, from a call as from a stored document. There, what does not fit counts as `initial`. */
  fields: { readonly [Name in keyof Content]: v.GenericSchema<unknown, Content[Name]> };
  /** what a new card begins with */
  initial: Content;
  /** cells that a new card covers */
  size: { width: number; height: number };
  /** fields that stay behind the wall: no guest gets them */
  behind?: readonly (keyof Content)[];
  /** What fits field by field and not as a whole. @param given as it was sent, before anything was read */
  refuse?(content: Content, given: Readonly<Record<string, Json>>): BoardRefusal | undefined;
}

export function cardKind<Content extends CardFields>(definition: CardKindDefinition<Content>): CardKindDefinition<Content> {
  return definition;
}
