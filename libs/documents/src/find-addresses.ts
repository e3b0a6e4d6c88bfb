/** An address in a text, and where it begins. */
export interface FoundAddress {
  address: string;
  index: number;
}

/** Text that begins like an address, up to a space or quotation mark. */
const BEGINS = /(?:https?:\/\/|www\.)[^\s<>"„“”«»]+/gi;
/** Signs that belong to the sentence when an address ends in them. */
const BEHIND = /[.,;:!?'’…*_`]/;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Finds the addresses in a text. Brackets that open and close inside of one belong to it, as those of an encyclopedia do; a bracket around
 * it, and full stops behind it, belong to the sentence.
 */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(BEGINS)].flatMap(({ 0: rest, index }) => {
    const address = withoutSentence(rest);
    return /^(?:https?:\/\/|www\.)./i.test(address) ? [{ address, index }] : [];
  });
}

function withoutSentence(rest: string): string {
  const open: string[] = [];
  let end = 0;
  for (; end < rest.length; end += 1) {
    const sign = rest[end]!;
    const opening = OPENING[sign];
    if (opening === undefined) {
      if ('([{'.includes(sign)) open.push(sign);
    } else if (open.pop() !== opening) break;
  }
  while (end > 0 && (BEHIND.test(rest[end - 1]!) || '([{'.includes(rest[end - 1]!))) end -= 1;
  return rest.slice(0, end);
}
