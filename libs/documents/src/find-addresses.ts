/** An address in a text, and where it begins. */
export interface FoundAddress {
  address: string;
  index: number;
}

const BEGINS = /https?:\/\/|www\./gi;
/** Spaces and quotation marks, in which no address goes on. */
const ENDS = /[\s<>"„“”«»]/;
/** Signs that belong to the sentence when an address ends in them. */
const BEHIND = /[.,;:!?'’…*_`]/;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Finds the addresses in a text. Brackets that open and close inside of one belong to it, as those of an encyclopedia do; a bracket around
 * it, and full stops behind it, belong to the sentence.
 */
export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  let end = 0;
  for (const { 0: begin, index } of text.matchAll(BEGINS)) {
    if (index < end) continue;
    const address = addressAt(text, index);
    if (address.length <= begin.length) continue;
    found.push({ address, index });
    end = index + address.length;
  }
  return found;
}

/** The address that begins at a place of a text. */
export function addressAt(text: string, index: number): string {
  const open: string[] = [];
  let end = index;
  for (; end < text.length && !ENDS.test(text[end]!); end += 1) {
    const sign = text[end]!;
    const opening = OPENING[sign];
    if (opening === undefined) {
      if ('([{'.includes(sign)) open.push(sign);
    } else if (open.pop() !== opening) break;
  }
  while (end > index && (BEHIND.test(text[end - 1]!) || '([{'.includes(text[end - 1]!))) end -= 1;
  return text.slice(index, end);
}
