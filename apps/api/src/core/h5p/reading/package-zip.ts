import { crc32 } from 'node:zlib';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { entryNames, renameWanted } from '../../../platform/archive-names.js';
import { H5pRefused } from './h5p-refused.js';

const { entries: most, entryMegabytes, describedMegabytes, inflatedMegabytes, ratio } = SERVER_LIMITS.h5p;
/** Kinds of files in the attributes of Unix: what is neither a file nor a folder leads somewhere else. */
const KIND = 0o170000;
const PLAIN: readonly number[] = [0, 0o100000, 0o040000];
/** Stored as it is, or deflated: what every browser reads. */
const METHODS: readonly number[] = [0, 8];
/** Size below which a file may have any compression ratio. */
const RATIO_FROM = 5 * MEGABYTE;

/** Position and type of the bytes of one entry. */
export interface PlacedEntry {
  offset: number;
  packed: number;
  bytes: number;
  crc: number;
  deflated: boolean;
}

/** Number of bytes that may still be inflated for all files of one package. */
export class UnpackBudget {
  private left = inflatedMegabytes * MEGABYTE;

  /** @throws H5pRefused */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new H5pRefused('inflated', { limit: inflatedMegabytes });
  }
}

/**
 * Zip archive from an unknown author. Its whole directory is validated before any entry is read. Sizes that an entry declares are not
 * trusted: its bytes are counted, and compared with their checksum.
 */
export class PackageZip {
  private readonly read_ = new Set<string>();
  private inflated = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  /** @throws H5pRefused */
  static async open(path: string): Promise<PackageZip> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(() => {
      throw new H5pRefused('zip');
    });
    try {
      return new PackageZip(zip, await directoryOf(zip));
    } catch (error) {
      zip.close();
      throw refusedOf(error);
    }
  }

  close(): void {
    this.zip.close();
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  get names(): Iterable<string> {
    return this.entries.keys();
  }

  /** Names entries as the content does. @param wanted with composed letters */
  nameAs(wanted: ReadonlySet<string>): void {
    renameWanted(this.entries, wanted);
  }

  /** An entry that describes something, and of which more is made than given out. @throws H5pRefused, Error for names that are not there */
  description(name: string, room: UnpackBudget): Promise<Buffer> {
    return this.read(name, room, describedMegabytes);
  }

  /** The bytes of an entry. Read again it counts only once. @throws H5pRefused, Error for names that are not there */
  async read(name: string, room: UnpackBudget, limit: number = entryMegabytes): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`There is no ${name}`);
    try {
      const bytes = await this.counted(entry, this.read_.has(name) ? undefined : room, limit);
      this.read_.add(name);
      return bytes;
    } catch (error) {
      throw refusedOf(error, name);
    }
  }

  /** Returns the position of an entry: it is sent from there without being read again. */
  async place(name: string): Promise<PlacedEntry> {
    const entry = this.entries.get(name)!;
    const { fileDataStart } = await this.zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const { compressedSize, uncompressedSize, crc32: crc, compressionMethod } = entry;
    return { offset: fileDataStart, packed: compressedSize, bytes: uncompressedSize, crc, deflated: compressionMethod === 8 };
  }

  private async counted(entry: Entry, room: UnpackBudget | undefined, limit: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let [bytes, sum] = [0, 0];
    for await (const chunk of (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      sum = crc32(chunk, sum);
      if (bytes > limit * MEGABYTE) throw new H5pRefused('entry', { name: entry.fileName, limit });
      if (room) this.count(chunk.length, room);
      chunks.push(chunk);
    }
    if (sum !== entry.crc32) throw new H5pRefused('zip', { name: entry.fileName });
    return Buffer.concat(chunks);
  }

  private count(bytes: number, room: UnpackBudget): void {
    room.take(bytes);
    this.inflated += bytes;
    if (this.inflated > Math.max(RATIO_FROM, this.zip.fileSize * ratio)) throw new H5pRefused('ratio', { limit: ratio });
  }
}

async function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > most) throw new H5pRefused('entries', { limit: most });
  const found = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const [fileName] = entryNames(entry);
    const kind = (entry.externalFileAttributes >>> 16) & KIND;
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new H5pRefused('locked');
    // Refuses two files of one name: which one counts would be undefined.
    if (!PLAIN.includes(kind) || found.has(fileName)) throw new H5pRefused('unsafe', { name: fileName });
    if (!METHODS.includes(entry.compressionMethod)) throw new H5pRefused('zip', { name: fileName });
    if (entry.uncompressedSize > entryMegabytes * MEGABYTE) throw new H5pRefused('entry', { name: fileName, limit: entryMegabytes });
    found.set(fileName, entry);
    if (found.size > most) throw new H5pRefused('entries', { limit: most });
  }
  return found;
}

/** Names that are absolute or lead upwards, and everything else that is no archive. */
function refusedOf(error: unknown, name?: string): H5pRefused {
  if (error instanceof H5pRefused) return error;
  if (/path|characters in fileName/i.test(String(error))) return new H5pRefused('unsafe');
  return new H5pRefused('zip', name === undefined ? {} : { name });
}
