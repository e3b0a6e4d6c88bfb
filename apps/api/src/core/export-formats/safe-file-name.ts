const LONGEST = 60;
/** Names of devices: Windows makes no file of them. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A title as far as every file system takes it; may be empty. */
export function safeFileName(title: string, longest = LONGEST): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return RESERVED.test(words) ? `${words}_` : words;
}
