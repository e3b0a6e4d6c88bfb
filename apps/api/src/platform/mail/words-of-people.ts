/** What mail programs and people do not take for an address: letters, digits and a few signs of ordinary titles. */
const NOT_PLAIN = /[^\p{L}\p{M}\p{N} \-–,!?()&+'’]/gu;
/** So many digits in a row, whatever stands between them, are a telephone number. */
const TELEPHONE = /(?:\p{Nd}[ \-–()+]*){7,}/gu;

/**
 * Words of somebody whom the reader does not know, as they may stand in a mail of ours: on one line, short, and nothing in them
 * becomes a link. An address loses its dots, slashes and signs, also in full width.
 * @param max characters
 */
export function wordsOfPeople(text: string, max: number): string {
  const plain = text.normalize('NFKC').replace(NOT_PLAIN, ' ').replace(TELEPHONE, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= max) return plain === '' ? '…' : plain;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
