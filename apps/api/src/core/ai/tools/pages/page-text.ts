import { UNREAD_ELEMENTS } from '@murmel/documents';
import { PageParser } from '../../../web-requests/page-parser.js';

export interface PageText {
  title: string;
  text: string;
  /** true if it has a field for a password */
  asksPassword: boolean;
}

const AROUND: ReadonlySet<string> = new Set([...UNREAD_ELEMENTS, 'nav', 'footer', 'aside', 'iframe']);
const BLOCKS: ReadonlySet<string> = new Set(
  'p div section article main header h1 h2 h3 h4 h5 h6 li tr table blockquote pre br hr dt dd figcaption'.split(' '),
);
/** Elements in which a page says what it is about; with fewer letters than that in them, everything counts. */
const CORE: ReadonlySet<string> = new Set(['main', 'article']);
const CORE_FROM = 300;
const TITLE_MAX = 300;

/** The words of a page as a reader wants them, without what stands around its core. Stops where there are enough. @param max letters */
export async function pageText(html: AsyncIterable<string>, max: number): Promise<PageText> {
  let title = '';
  let text = '';
  let inTitle = false;
  /** nesting depth within elements that are not read */
  let unread = 0;
  let [core, inCore, asksPassword] = ['', 0, false];
  const say = (words: string): void => {
    text += words;
    if (inCore > 0) core += words;
  };
  const parser = new PageParser({
    onopentag: (name, { type }) => {
      if (name === 'input' && type?.toLowerCase() === 'password') asksPassword = true;
      if (CORE.has(name)) inCore += 1;
      if (name === 'title') inTitle = title === '';
      if (AROUND.has(name)) unread += 1;
      if (BLOCKS.has(name)) say('\n');
    },
    ontext: (words) => {
      if (inTitle && title.length < TITLE_MAX) title += words;
      else if (unread === 0 && text.length <= max) say(words.replace(/\s+/g, ' '));
    },
    onclosetag: (name) => {
      if (name === 'title') inTitle = false;
      if (AROUND.has(name)) unread = Math.max(0, unread - 1);
      if (BLOCKS.has(name)) say('\n');
      if (CORE.has(name)) inCore = Math.max(0, inCore - 1);
    },
  });
  for await (const piece of html) {
    parser.write(piece);
    if (parser.ended || text.length > max) break;
  }
  const inside = tidied(core);
  const read = inside.length >= CORE_FROM ? inside : tidied(text);
  return { title: title.replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX), text: read.slice(0, max).toWellFormed(), asksPassword };
}

/** Removes repeated empty lines and spaces around lines. */
export function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
}
