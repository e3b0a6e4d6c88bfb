import { LIMITS } from '@murmel/contracts';
import { type DraftOption, newOption } from './draft-question';

/** What stands before a line of a list: a dash, a dot, a number or a letter. */
const LIST_SIGN = /^\s*(?:[-–—•*·]|\d{1,2}[.)]|[a-zA-Z]\))\s+/;

/** The field into which somebody pastes, and what of it stays at both sides. */
interface PasteTarget {
  index: number;
  before: string;
  after: string;
}

export interface PastedOptions {
  options: DraftOption[];
  /** the last one that was filled */
  last: DraftOption;
  /** lines that found no room */
  left: number;
}

/**
 * Several lines pasted into an option: the first goes where the caret is, each further one is an option of its own behind it;
 * empty ones that follow are filled first.
 * @returns undefined for a text of one line, which the field takes by itself
 */
export function pastedOptions(
  options: readonly DraftOption[],
  { index, before, after }: PasteTarget,
  text: string,
): PastedOptions | undefined {
  const [first, ...further] = text
    .split(/[\r\n]+/)
    .map((line) => line.replace(LIST_SIGN, '').trim())
    .filter((line) => line !== '');
  if (first === undefined || further.length === 0) return undefined;
  const filled = { ...options[index]!, text: `${before}${first}${after}` };
  const behind = options.slice(index + 1);
  const firstWritten = behind.findIndex((option) => option.text.trim() !== '');
  const empty = firstWritten < 0 ? behind : behind.slice(0, firstWritten);
  const room = LIMITS.survey.options.max - options.length + empty.length;
  const taken = further.slice(0, room).map((line, at) => ({ ...(empty[at] ?? newOption()), text: line }));
  return {
    options: [...options.slice(0, index), filled, ...taken, ...empty.slice(taken.length), ...behind.slice(empty.length)],
    last: taken.at(-1) ?? filled,
    left: further.length - taken.length,
  };
}
