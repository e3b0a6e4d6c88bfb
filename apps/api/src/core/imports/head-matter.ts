import { LIMITS } from '@murmel/contracts';

const BEGINNING = /^\uFEFF?---[ \t]*\r?\n(?=[\w#-])/;
const END = /^(?:---|\.\.\.)[ \t]*\r?$/;
const KEY = /^[\w-][\w .-]{0,60}:/;
/** More lines are no head. */
const LINES_MAX = 200;

/** A text, and what stands in front of it for programs. */
export interface WithoutHead {
  text: string;
  /** undefined where it says none */
  title: string | undefined;
}

/** Reads the head of a Markdown file (YAML between two lines of `---`): its title is taken, nothing of it is text. */
export function withoutHeadMatter(text: string): WithoutHead {
  const beginning = BEGINNING.exec(text)?.[0];
  if (!beginning) return { text, title: undefined };
  let from = beginning.length;
  let title: string | undefined;
  let keys = 0;
  for (let line = 0; line < LINES_MAX && from < text.length; line += 1) {
    const at = text.indexOf('\n', from);
    const end = at === -1 ? text.length : at;
    const words = text.slice(from, end);
    from = end + 1;
    if (END.test(words)) return keys === 0 ? { text, title: undefined } : { text: text.slice(from), title };
    if (!isOfHead(words.trimEnd())) break;
    if (KEY.test(words)) keys += 1;
    title ??= titleIn(words.trim())?.slice(0, LIMITS.title.max).trim();
  }
  return { text, title: undefined };
}

/** Lines of YAML as they stand in front of a text: a key, what belongs to the one before, a remark, or nothing. */
function isOfHead(line: string): boolean {
  const key = KEY.exec(line)?.[0];
  if (key !== undefined) return key.length === line.length || /^\s/.test(line.slice(key.length));
  return line === '' || /^(?:\s|- |#)/.test(line);
}

function titleIn(line: string): string | undefined {
  const value = /^title:[ \t]+(\S.*)$/i.exec(line)?.[1];
  if (!value) return undefined;
  const quoted = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')(?:\s+#.*)?$/.exec(value);
  if (quoted) return (quoted[1]?.replace(/\\(["\\/])/g, '$1') ?? quoted[2]!.replaceAll("''", "'")).trim() || undefined;
  // Signs that begin what is no plain text: lists, anchors, texts over several lines.
  return /^["'[{&*!|>]/.test(value) ? undefined : value.split(' #', 1)[0]!.trim() || undefined;
}
