import type { Json } from '@murmel/contracts';
import { type BoardColour, LIMITS, type RichBlock } from '@murmel/contracts';
import { cleanDescription, cutText, richTextLength } from '@murmel/documents';
import type { ImportCard } from './import-draft';

const { cardNameMax, listNameMax, descriptionMax } = LIMITS.pinboard;
/** Characters, and blocks per call. */
const ROOM = { characters: descriptionMax, blocks: 500 };

const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Cuts between characters, never inside of one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** True for a list's name that is cut. */
export const isLongListName = (text: string): boolean => oneLine(text).length > listNameMax;

/** A list's name as a board takes it; empty when nothing is left. */
export function listName(text: string): string {
  return cut(oneLine(text), listNameMax);
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
  const description = given === 0 ? null : cleanDescription(cutText(all, ROOM) as unknown as Json);
  if (name === '' && richTextLength(description) === 0) return undefined;
  return { card: { name, description, colour }, shortened: richTextLength(description) < given };
}
