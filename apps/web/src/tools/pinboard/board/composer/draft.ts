import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';
import { UNSENT } from '../../../../platform/session/unsent';

/** A card that is being written and not sent yet. */
export interface Draft {
  list: string;
  name: string;
  text: string;
  colour: BoardColour;
}

export function emptyDraft(list: string): Draft {
  return { list, name: '', text: '', colour: 'none' };
}

const keyOf = (itemId: string): string => UNSENT + itemId;

/** Returns this device's stored draft of a card for this board, across a reload; undefined when there is none, or none readable. */
export function keptDraft(itemId: string, storage: Storage = localStorage): Draft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(itemId)) ?? 'null') as Partial<Record<keyof Draft, unknown>> | null;
    if (!kept || typeof kept.list !== 'string' || typeof kept.name !== 'string' || typeof kept.text !== 'string') return undefined;
    return { list: kept.list, name: kept.name, text: kept.text, colour: BOARD_COLOURS.find((colour) => colour === kept.colour) ?? 'none' };
  } catch {
    return undefined;
  }
}

/** Forgets a draft, and none that was begun since. */
export function forgetDraft(itemId: string, draft: Draft, storage: Storage = localStorage): void {
  const kept = keptDraft(itemId, storage);
  if (kept && kept.list === draft.list && kept.name === draft.name && kept.text === draft.text) keepDraft(itemId, undefined, storage);
}

/** Keeps a draft, or forgets it when nothing is written. A full or forbidden storage loses nothing but this comfort. */
export function keepDraft(itemId: string, draft: Draft | undefined, storage: Storage = localStorage): void {
  try {
    if (draft && (draft.name.trim() !== '' || draft.text.trim() !== '')) storage.setItem(keyOf(itemId), JSON.stringify(draft));
    else storage.removeItem(keyOf(itemId));
  } catch {
    // The card is still on the screen.
  }
}
