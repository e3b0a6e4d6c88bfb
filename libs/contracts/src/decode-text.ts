/** How many of the bytes at one side must be zero in UTF-16 without a mark: of most letters in Europe, one of two is. */
const ZEROS_FROM = 0.7;
/** Beginning of a text that is looked at for that. */
const LOOKED_AT = 4096;
/** Control characters, which no text has except for line ends, tabs and pages. */
const CONTROL = /\p{Cc}/u;
const WRITTEN_CONTROLS = /[\t\n\v\f\r]/g;

/**
 * Decodes the text of a file as editors and spreadsheets store it: UTF-8, UTF-16 with and without a byte order mark, else the old Windows
 * encoding.
 * @returns undefined for what is no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return text.includes('\0') ? undefined : text;
  }
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return CONTROL.test(text.replace(WRITTEN_CONTROLS, '')) ? undefined : text;
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const beginning = bytes.subarray(0, LOOKED_AT);
  const half = beginning.length / 2;
  if (bytes.length % 2 === 1 || half === 0) return undefined;
  const zeros: [even: number, odd: number] = [0, 0];
  beginning.forEach((byte, at) => byte === 0 && (zeros[at % 2 === 0 ? 0 : 1] += 1));
  if (zeros[0] === 0 && zeros[1] >= half * ZEROS_FROM) return 'utf-16le';
  return zeros[1] === 0 && zeros[0] >= half * ZEROS_FROM ? 'utf-16be' : undefined;
}
