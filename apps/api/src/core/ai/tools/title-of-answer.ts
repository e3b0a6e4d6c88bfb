import { LIMITS } from '@murmel/contracts';

/** Returns the title of an item made of an answer: its first heading, else the title of its chat. */
export function titleOfAnswer(markdown: string, chat: string): string {
  const heading = /^ {0,3}#{1,6}[ \t](.{1,500})/m.exec(markdown)?.[1] ?? '';
  const words = heading
    .replace(/[ \t#]+$/, '')
    .replace(/[*_`~$]|\]\([^)]*\)|[[\]]/g, '')
    .trim();
  return (words || chat || '–').slice(0, LIMITS.title.max).toWellFormed().trim();
}
