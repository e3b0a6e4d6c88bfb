import { pastedLines } from '../pasted/pasted-lines';

/** Field a text is pasted into, with the text that stays on both sides. */
export interface PasteTarget {
  index: number;
  before: string;
  after: string;
}

/** Maximum number of options, and the constructor of a further one. */
export interface RoomForOptions<Option> {
  max: number;
  newOption: () => Option;
}

export interface PastedOptions<Option> {
  options: Option[];
  /** the last one that was filled */
  last: Option;
  /** lines that found no room */
  left: number;
}

/**
 * Several lines pasted into an option: the first goes where the caret is, each further one is an option of its own behind it;
 * empty ones that follow are filled first.
 * @returns undefined for a text of one line, which the field takes by itself
 */
export function pastedOptions<Option extends { text: string }>(
  options: readonly Option[],
  { index, before, after }: PasteTarget,
  text: string,
  { max, newOption }: RoomForOptions<Option>,
): PastedOptions<Option> | undefined {
  const [first, ...further] = pastedLines(text);
  if (first === undefined || further.length === 0) return undefined;
  const filled = { ...options[index]!, text: `${before}${first}${after}` };
  const behind = options.slice(index + 1);
  const firstWritten = behind.findIndex((option) => option.text.trim() !== '');
  const empty = firstWritten < 0 ? behind : behind.slice(0, firstWritten);
  const room = max - options.length + empty.length;
  const taken = further.slice(0, room).map((line, at) => ({ ...(empty[at] ?? newOption()), text: line }));
  return {
    options: [...options.slice(0, index), filled, ...taken, ...empty.slice(taken.length), ...behind.slice(empty.length)],
    last: taken.at(-1) ?? filled,
    left: further.length - taken.length,
  };
}
