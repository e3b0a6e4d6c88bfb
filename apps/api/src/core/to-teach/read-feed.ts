import { SERVER_LIMITS, type ToTeachWorksheet } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../web-requests/single-line.js';

const LENGTHS = { title: 200, description: 500, subject: 60, grades: 60, url: 1000 } as const;

const text = z.string().catch('');
const entry = z.object({ title: z.string(), url: z.string().max(LENGTHS.url), description: text, subject: text, grades: text });
const feed = z.union([z.array(z.unknown()), z.object({ worksheets: z.array(z.unknown()) }).transform(({ worksheets }) => worksheets)]);

/**
 * Reads the worksheets that another server lists: an array, or an object with one as `worksheets`. The answer is not trusted: anything that
 * is no worksheet, or that links elsewhere than to an https page, is left out.
 * @throws Error for what is no list, or one without any worksheet in it
 */
export function readFeed(told: string): ToTeachWorksheet[] {
  const entries = feed.parse(JSON.parse(told));
  const found = entries.slice(0, SERVER_LIMITS.toTeach.worksheets).flatMap((one) => worksheetOf(one) ?? []);
  if (entries.length > 0 && found.length === 0) throw new Error('a list without worksheets');
  return found;
}

function worksheetOf(one: unknown): ToTeachWorksheet | undefined {
  const { data } = entry.safeParse(one);
  const url = data && URL.parse(data.url);
  const title = singleLine(data?.title ?? '', LENGTHS.title);
  if (!data || !url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || title === '') return undefined;
  const line = (name: 'description' | 'subject' | 'grades'): string => singleLine(data[name], LENGTHS[name]);
  return { title, description: line('description'), subject: line('subject'), grades: line('grades'), url: url.href, host: url.host };
}
