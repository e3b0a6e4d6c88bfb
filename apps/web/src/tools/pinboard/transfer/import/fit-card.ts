import type { Json } from '@murmel/contracts';
import { type BoardColour, LIMITS, type RichBlock, type RichText } from '@murmel/contracts';
import { cleanDescription, richTextLength } from '@murmel/documents';
import type { ImportCard } from './import-draft';

const { cardNameMax, listNameMax, descriptionMax } = LIMITS.pinboard;
/** Maximum number of blocks per call; a longer text becomes a list of its own. */
const BLOCKS_MAX = 500;
const ITEMS_MAX = 500;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Cuts between characters, never inside of one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** A list's name as a board takes it; empty when nothing is left. */
export function listName(text: string): string {
  return cut(oneLine(text), listNameMax);
}

/** Leaves the last blocks out until the text fits. */
function fitText(blocks: readonly RichBlock[]): RichText | null {
  let kept = blocks
    .slice(0, BLOCKS_MAX)
    .map((block) => (block.type === 'paragraph' ? block : { ...block, items: block.items.slice(0, ITEMS_MAX) }));
  let text = cleanDescription(kept as unknown as Json);
  while (text && richTextLength(text) > descriptionMax) {
    kept = kept.slice(0, -1);
    text = cleanDescription(kept as unknown as Json);
  }
  return text;
}

/**
 * A card within the limits of the board. A title that is too long stands whole in the text.
 * @returns undefined for a card without anything; `shortened` when something of it was left out
 */
export function fitCard(
  title: string,
  blocks: readonly RichBlock[],
  colour: BoardColour,
): { card: ImportCard; shortened: boolean } | undefined {
  const whole = oneLine(title);
  const name = cut(whole, cardNameMax);
  const all: readonly RichBlock[] = name === whole ? blocks : [{ type: 'paragraph', runs: [{ text: whole }] }, ...blocks];
  const given = richTextLength(all);
  const description = given === 0 ? null : fitText(all);
  if (name === '' && richTextLength(description) === 0) return undefined;
  return { card: { name, description, colour }, shortened: richTextLength(description) < given };
}
