/** Characters besides letters, digits and a few of ordinary titles: with them, mail programs and readers could see an address. */
const NOT_PLAIN = /[^\p{L}\p{M}\p{N} \-–,!?()&+'’]/gu;
/** Telephone number: this many digits in a row, with any separators between them. */
const TELEPHONE = /(?:\p{Nd}[ \-–()+]*){7,}/gu;

/**
 * Returns text of a user unknown to the recipient as it may stand in a mail: on one line, short, and without anything that becomes a link.
 * An address loses its dots, slashes and signs, also in full width.
 * @param max characters
 */
export function plainMailText(text: string, max: number): string {
  const plain = text.normalize('NFKC').replace(NOT_PLAIN, ' ').replace(TELEPHONE, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= max) return plain === '' ? '…' : plain;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
