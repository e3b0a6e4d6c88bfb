/** Entry of an archive as its directory names it; `fileName` is read as CP437 where no flag says UTF-8. */
export interface NamedEntry {
  fileName: string;
  fileNameRaw: Buffer;
  generalPurposeBitFlag: number;
  extraFields: readonly { id: number }[];
}

const UTF8_FLAG = 0x800;
/** Field with the name in UTF-8 beside one in another encoding. */
const UNICODE_PATH = 0x7075;

/**
 * Returns the names that an entry may have, the likeliest first, with composed letters. Programs write names in UTF-8, CP437 or
 * Windows-1252 without telling which. Signs that lead elsewhere are the same in all of them, so that a checked name stays a safe one.
 */
export function entryNames({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: NamedEntry): [string, ...string[]] {
  const told = fileName.normalize('NFC');
  const isTold = (generalPurposeBitFlag & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  if (isTold || fileNameRaw.every((byte) => byte < 0x80)) return [told];
  const utf8 = decoded(fileNameRaw, 'utf-8');
  if (utf8 !== undefined) return [utf8];
  const windows = decoded(fileNameRaw, 'windows-1252') ?? told;
  return isWritten(told) || !isWritten(windows) ? [told, windows] : [windows, told];
}

/**
 * Renames entries whose likeliest name nothing asks for, where another one of theirs is asked for.
 * @param entries by their likeliest names
 * @param wanted names as the archive's own description writes them, with composed letters
 */
export function renameWanted<Entry extends NamedEntry>(entries: Map<string, Entry>, wanted: ReadonlySet<string>): void {
  for (const [name, entry] of [...entries]) {
    if (wanted.has(name)) continue;
    const other = entryNames(entry).find((one) => wanted.has(one) && !entries.has(one));
    if (other === undefined) continue;
    entries.delete(name);
    entries.set(other, entry);
  }
}

function decoded(bytes: Buffer, encoding: 'utf-8' | 'windows-1252'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return undefined;
  }
}

/** Letters of the languages that both encodings are for; other signs come from the wrong one. */
const isWritten = (name: string): boolean => [...name].every((sign) => sign < '\u0080' || /(?=[\p{Ll}\p{Lu}])\p{Script=Latin}/u.test(sign));
