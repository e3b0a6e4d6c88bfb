import type { RichText } from '@murmel/contracts';
import { escaped, richTextMarkdown } from '../../../core/boards/rich-text-markdown.js';

export interface ExportedCard {
  name: string;
  /** the description's words */
  text: string;
  description: RichText | null;
  colour: string;
  author: string;
  /** ISO time */
  createdAt: string;
  likes: number;
  comments: { text: string; author: string }[];
  /** names of files and addresses of links */
  attachments: string[];
}

export interface ExportedList {
  name: string;
  cards: ExportedCard[];
}

/** A board as Markdown, one heading per list and card. */
export function boardMarkdown(title: string, lists: readonly ExportedList[]): string {
  const blocks = [`# ${escaped(title)}`, ...lists.flatMap((list) => [`## ${escaped(list.name)}`, ...list.cards.map(cardMarkdown)])];
  return `${blocks.join('\n\n')}\n`;
}

function cardMarkdown({ name, description, author, likes, comments, attachments }: ExportedCard): string {
  const about = [author && escaped(author), likes > 0 && `♥ ${likes}`].filter(Boolean).join(' · ');
  return [
    name && `### ${escaped(name)}`,
    description && richTextMarkdown(description),
    attachments.length > 0 &&
      attachments.map((attachment) => `- ${attachment.startsWith('http') ? `<${attachment}>` : escaped(attachment)}`).join('\n'),
    about && `*${about}*`,
    comments.length > 0 &&
      comments
        .map(
          (comment) => `> ${[comment.author && `**${escaped(comment.author)}:** `, escaped(comment.text).replace(/\n/g, '\n> ')].join('')}`,
        )
        .join('\n>\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
