import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';
import { CARD_DRAFT_PREFIX } from '../../../../platform/session/card-drafts';

/** A card that is being written and not sent yet. */
export interface CardDraft {
  list: string;
  name: string;
  text: string;
  colour: BoardColour;
}

export function emptyCardDraft(list: string): CardDraft {
  return { list, name: '', text: '', colour: 'none' };
}

const keyOf = (itemId: string): string => CARD_DRAFT_PREFIX + itemId;

/** Returns this device's stored draft of a card for this board, across a reload; undefined when there is none, or none readable. */
export function loadCardDraft(itemId: string, storage: Storage = localStorage): CardDraft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(itemId)) ?? 'null') as Partial<Record<keyof CardDraft, unknown>> | null;
    if (!kept || typeof kept.list !== 'string' || typeof kept.name !== 'string' || typeof kept.text !== 'string') return undefined;
    return { list: kept.list, name: kept.name, text: kept.text, colour: BOARD_COLOURS.find((colour) => colour === kept.colour) ?? 'none' };
  } catch {
    return undefined;
  }
}

/** Forgets a draft, and none that was begun since. */
export function deleteCardDraft(itemId: string, draft: CardDraft, storage: Storage = localStorage): void {
  const kept = loadCardDraft(itemId, storage);
  if (kept && kept.list === draft.list && kept.name === draft.name && kept.text === draft.text) saveCardDraft(itemId, undefined, storage);
}

/** Keeps a draft, or forgets it when nothing is written. A full or forbidden storage loses nothing but this comfort. */
export function saveCardDraft(itemId: string, draft: CardDraft | undefined, storage: Storage = localStorage): void {
  try {
    if (draft && (draft.name.trim() !== '' || draft.text.trim() !== '')) storage.setItem(keyOf(itemId), JSON.stringify(draft));
    else storage.removeItem(keyOf(itemId));
  } catch {
    // The card is still on the screen.
  }
}
