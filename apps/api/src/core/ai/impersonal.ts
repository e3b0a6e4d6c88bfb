import { findPersonalData } from '@murmel/contracts';

/** Who is named becomes somebody, in a word of both languages; a number or an address is nothing that anybody can draw or has to say. */
const SOMEBODY = 'Person';

/** A text without whatever identifies somebody (T-41), where placeholders would stay: in pictures and in what is spoken. */
export function impersonal(text: string, roster: readonly string[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { kind, from, to } of findPersonalData(text, { names: roster })) {
    if (kind === 'health') continue;
    pieces.push(text.slice(end, from), kind === 'name' ? SOMEBODY : '');
    end = to;
  }
  return [...pieces, text.slice(end)]
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
