import { UNREAD_ELEMENTS } from '@murmel/documents';
import { PageParser } from '../../../web-requests/page-parser.js';

export interface PageText {
  title: string;
  text: string;
}

const AROUND: ReadonlySet<string> = new Set([...UNREAD_ELEMENTS, 'nav', 'footer', 'aside', 'iframe']);
const BLOCKS: ReadonlySet<string> = new Set(
  'p div section article main header h1 h2 h3 h4 h5 h6 li tr table blockquote pre br hr dt dd figcaption'.split(' '),
);
const TITLE_MAX = 300;

/** The words of a page, without what stands around them. Stops where there are enough. @param max letters */
export async function pageText(html: AsyncIterable<string>, max: number): Promise<PageText> {
  let title = '';
  let text = '';
  let inTitle = false;
  /** nesting depth within elements that are not read */
  let unread = 0;
  const parser = new PageParser({
    onopentag: (name) => {
      if (name === 'title') inTitle = title === '';
      if (AROUND.has(name)) unread += 1;
      if (BLOCKS.has(name)) text += '\n';
    },
    ontext: (words) => {
      if (inTitle && title.length < TITLE_MAX) title += words;
      else if (unread === 0 && text.length <= max) text += words.replace(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (name === 'title') inTitle = false;
      if (AROUND.has(name)) unread = Math.max(0, unread - 1);
      if (BLOCKS.has(name)) text += '\n';
    },
  });
  for await (const piece of html) {
    parser.write(piece);
    if (parser.ended || text.length > max) break;
  }
  return { title: title.replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX), text: tidied(text).slice(0, max).toWellFormed() };
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
