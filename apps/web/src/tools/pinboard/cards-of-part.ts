import { LIMITS, type RichBlock } from '@murmel/contracts';
import { splitText } from '@murmel/documents';

const { cardNameMax, descriptionMax } = LIMITS.pinboard;
/** Characters, and blocks per call. */
const ROOM = { characters: descriptionMax, blocks: 500 };

/** Words up to a number of characters, never ending inside of one. */
export const shortened = (words: string, max: number): string =>
  words.length <= max
    ? words
    : `${words
        .slice(0, max - 2)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()} …`;

/** Part of an answer as a card, or as several where its text is too long for one; a title that is too long stands whole in the text. */
export function cardsOfPart({
  title,
  text,
}: {
  title: string;
  text: readonly RichBlock[];
}): { name: string; description: RichBlock[] | null }[] {
  const name = shortened(title, cardNameMax);
  const texts = splitText<RichBlock>(name === title ? text : [{ type: 'paragraph', runs: [{ text: title }] }, ...text], ROOM);
  return texts.length === 0 ? [{ name, description: null }] : texts.map((description) => ({ name, description }));
}
