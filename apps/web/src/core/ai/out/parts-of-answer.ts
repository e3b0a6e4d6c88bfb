import type { RichBlock } from '@murmel/contracts';
import type { Tokens } from 'marked';
import { type MarkdownToken, parseMarkdown } from '../markdown/read-markdown';
import { cardTextOf, textOfTokens } from './text-of-tokens';

/** Part of an answer that becomes a card of its own. */
export interface AnswerPart {
  title: string;
  text: RichBlock[];
}

/** An answer in parts: by its headings, else by the points of its longest list; one part where it has neither. */
export function partsOfAnswer(markdown: string, title: string): AnswerPart[] {
  const pieces = parseMarkdown(markdown);
  const byHeading = sectionsOf(pieces, title);
  if (byHeading.length > 1) return byHeading;
  const lists = pieces.filter((piece): piece is Tokens.List => piece.type === 'list');
  const longest = lists.toSorted((one, other) => other.items.length - one.items.length)[0];
  return longest && longest.items.length > 1 ? longest.items.map(pointOf) : [wholeOf(pieces, title)];
}

/** All of it as one. */
export const wholeAnswer = (markdown: string, title: string): AnswerPart => wholeOf(parseMarkdown(markdown), title);

function wholeOf(pieces: readonly MarkdownToken[], title: string): AnswerPart {
  const [first, ...rest] = pieces;
  if (first?.type === 'heading') return { title: textOfTokens(first.tokens as MarkdownToken[]), text: cardTextOf(rest) };
  return { title, text: cardTextOf(pieces) };
}

/** Splits at the highest level with more than one heading; text before the first one is a part if it is not empty. */
function sectionsOf(pieces: readonly MarkdownToken[], title: string): AnswerPart[] {
  const headings = pieces.filter((piece): piece is Tokens.Heading => piece.type === 'heading');
  const depth = [1, 2, 3, 4, 5, 6].find((level) => headings.filter((one) => one.depth === level).length > 1);
  if (depth === undefined) return [];
  const starts = pieces.flatMap((piece, at) => (piece.type === 'heading' && piece.depth === depth ? [at] : []));
  const before = cardTextOf(pieces.slice(0, starts[0]).filter(({ type }) => type !== 'heading'));
  const sections = starts.map((at, index) => {
    const heading = pieces[at] as Tokens.Heading;
    return { title: textOfTokens(heading.tokens as MarkdownToken[]), text: cardTextOf(pieces.slice(at + 1, starts[index + 1])) };
  });
  return before.length > 0 ? [{ title, text: before }, ...sections] : sections;
}

/** A point begins with what it is about, in bold or up to a colon; the rest of it is the text. */
function pointOf(item: Tokens.ListItem): AnswerPart {
  const [line, ...rest] = item.tokens as MarkdownToken[];
  const inner = (line && 'tokens' in line ? line.tokens : undefined) as MarkdownToken[] | undefined;
  const [first, ...more] = inner ?? [];
  const said = cardTextOf(rest);
  if (first?.type === 'strong' && more.length > 0) {
    const text = textOfTokens(more).replace(/^[\s:–-]+/, '');
    return {
      title: textOfTokens([first]).replace(/:$/, ''),
      text: text === '' ? said : [{ type: 'paragraph', runs: [{ text }] }, ...said],
    };
  }
  return { title: textOfTokens(line ? [line] : []), text: said };
}
