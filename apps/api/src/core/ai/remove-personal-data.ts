import { findPersonalData } from '@murmel/contracts';

/** Replacement for names, a word of both languages; numbers and addresses are removed, since they need not be drawn or spoken. */
const SOMEBODY = 'Person';

/** Returns a text without personal data (spec T-41) for uses where placeholders would remain: in images and in speech. */
export function removePersonalData(text: string, roster: readonly string[]): string {
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
