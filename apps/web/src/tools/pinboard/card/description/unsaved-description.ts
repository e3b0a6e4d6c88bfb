import type { PinboardCard } from '@murmel/documents';
import { beginDraft, type DescriptionDraft, sameText, wantsSaving } from './description-draft';

/**
 * Drafts that could not be saved when their author left: too long, refused, or with a choice still open. They are kept for the next time.
 */
const unsaved = new Map<string, Pick<DescriptionDraft, 'mine' | 'theirs'>>();

export function hasUnsaved(card: string): boolean {
  return unsaved.has(card);
}

/** Starts with the text on the board, or with the draft that was left here. */
export function beginAgain({ id, description }: PinboardCard): DescriptionDraft {
  const left = unsaved.get(id);
  const draft = beginDraft(description);
  if (!left) return draft;
  const theirs = left.theirs === undefined || sameText(left.mine, description) ? undefined : description;
  return { ...draft, mine: left.mine, theirs };
}

/** Closes the draft when its writer leaves; only unsaved text is kept. */
export function leaveDraft(card: string, draft: DescriptionDraft): void {
  if (draft.theirs !== undefined || wantsSaving(draft)) unsaved.set(card, { mine: draft.mine, theirs: draft.theirs });
  else unsaved.delete(card);
}
