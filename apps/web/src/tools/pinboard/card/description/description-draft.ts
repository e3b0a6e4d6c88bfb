import type { Json, RichText } from '@murmel/contracts';
import { sameJson } from '@murmel/documents';

/** Draft of a description being written: concurrent edits of others never overwrite the typed text. */
export interface DescriptionDraft {
  mine: RichText | null;
  /** last state of the board that this user has seen and accepted */
  shared: RichText | null;
  /** texts that have been here already: older ones of one's own come back late from the server */
  known: readonly (RichText | null)[];
  /** another user's text written meanwhile; undefined: there is none */
  theirs: RichText | null | undefined;
}

export function sameText(left: RichText | null, right: RichText | null): boolean {
  return sameJson(left as unknown as Json, right as unknown as Json);
}

export function beginDraft(shared: RichText | null): DescriptionDraft {
  return { mine: shared, shared, known: [shared], theirs: undefined };
}

export function typed(draft: DescriptionDraft, mine: RichText | null): DescriptionDraft {
  return { ...draft, mine };
}

/** Records that the draft was sent to the board. */
export function sent(draft: DescriptionDraft): DescriptionDraft {
  return { ...draft, shared: draft.mine, known: [...draft.known, draft.mine] };
}

/** Handles the board's refusal: the draft remains unsaved. @param shared text on the board */
export function refused(draft: DescriptionDraft, shared: RichText | null): DescriptionDraft {
  return { ...draft, shared };
}

/** Applies a new text of the board. */
export function arrived(draft: DescriptionDraft, text: RichText | null): DescriptionDraft {
  if (sameText(text, draft.mine)) return { ...draft, shared: text, theirs: undefined };
  if (draft.known.some((known) => sameText(known, text))) return draft;
  return draft.theirs !== undefined && sameText(draft.theirs, text) ? draft : { ...draft, theirs: text };
}

export function keepMine(draft: DescriptionDraft): DescriptionDraft {
  return draft.theirs === undefined ? draft : { ...draft, shared: draft.theirs, known: [...draft.known, draft.theirs], theirs: undefined };
}

export function takeTheirs(draft: DescriptionDraft): DescriptionDraft {
  return draft.theirs === undefined
    ? draft
    : { mine: draft.theirs, shared: draft.theirs, known: [...draft.known, draft.theirs], theirs: undefined };
}

/** Waits while two texts are there to choose from. */
export function wantsSaving({ mine, shared, theirs }: DescriptionDraft): boolean {
  return theirs === undefined && !sameText(mine, shared);
}
