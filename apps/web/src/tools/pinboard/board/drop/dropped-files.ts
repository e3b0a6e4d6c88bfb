import { LIMITS } from '@murmel/contracts';

/** Returns the files dropped or pasted; none when there is text beside them, as Word always adds a picture of it. */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return Array.from(data.files);
}

/** File names that browsers assign to clipboard content. */
const UNNAMED = /^image\.(png|jpe?g|gif|webp)$/i;

/** A card's title out of a file's name, without its ending. @param unnamed the title of a picture out of the clipboard */
export function titleOf({ name }: Pick<File, 'name'>, unnamed: string): string {
  if (UNNAMED.test(name)) return unnamed;
  const title = name.replace(/\.[^.]{1,5}$/, '').trim();
  return (title || name).slice(0, LIMITS.pinboard.cardNameMax);
}
