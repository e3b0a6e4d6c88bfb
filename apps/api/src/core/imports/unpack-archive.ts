import { SERVER_LIMITS } from '@murmel/contracts';
import { type Entry, open, type ZipFile } from 'yauzl';
import { entryNames } from '../../platform/archive-names.js';
import { FileRefused } from './file-refused.js';

const MEGABYTE = 1024 * 1024;
const { entries, inflatedMegabytes, ratio, markupMegabytes } = SERVER_LIMITS.broughtIn;
/** Kinds of files in the attributes of Unix: what is neither a file nor a folder leads somewhere else. */
const KIND = 0o170000;
const PLAIN: readonly number[] = [0, 0o100000, 0o040000];
/** Size below which a file may have any compression ratio. */
const RATIO_FROM = 5 * MEGABYTE;
const MARKUP = /\.(xml|rels|json)$/i;

/**
 * Unpacks an untrusted zip archive into memory, so that no entry can be written elsewhere. Declared sizes are not trusted: bytes are
 * counted as they arrive. Names are read in the encoding they were written in.
 * @throws FileRefused
 */
export async function unpackArchive(path: string): Promise<Map<string, Buffer>> {
  const zip = await opened(path);
  try {
    return await readAll(zip);
  } catch (error) {
    // Names that are absolute or lead upwards, and everything else that is no archive.
    throw error instanceof FileRefused ? error : new FileRefused(/path|characters in fileName/i.test(String(error)) ? 'unsafe' : 'broken');
  } finally {
    zip.close();
  }
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(new FileRefused('broken')) : resolve(zip),
    );
  });
}

function readAll(zip: ZipFile): Promise<Map<string, Buffer>> {
  if (zip.entryCount > entries) throw new FileRefused('entries', entries);
  const found = new Map<string, Buffer>();
  const most = inflatedMegabytes * MEGABYTE;
  const byRatio = Math.max(RATIO_FROM, zip.fileSize * ratio);
  let left = Math.min(most, byRatio);
  const beyond = byRatio < most ? new FileRefused('ratio', ratio) : new FileRefused('inflated', inflatedMegabytes);
  return new Promise((resolve, reject) => {
    let seen = 0;
    zip.on('error', reject);
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      seen += 1;
      const [fileName] = entryNames(entry);
      const kind = (entry.externalFileAttributes >>> 16) & KIND;
      if (seen > entries) return reject(new FileRefused('entries', entries));
      if ((entry.generalPurposeBitFlag & 1) === 1) return reject(new FileRefused('locked'));
      // Refuses two files of one name: which one counts would be undefined.
      if (!PLAIN.includes(kind) || found.has(fileName)) return reject(new FileRefused('unsafe'));
      if (fileName.endsWith('/')) return zip.readEntry();
      inflated(zip, entry, left, beyond).then((bytes) => {
        left -= bytes.length;
        found.set(fileName, bytes);
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
}

function inflated(zip: ZipFile, entry: Entry, left: number, beyond: FileRefused): Promise<Buffer> {
  const markup = MARKUP.test(entry.fileName) ? markupMegabytes * MEGABYTE : Number.POSITIVE_INFINITY;
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes <= left && bytes <= markup) return;
        stream.destroy();
        reject(bytes > left ? beyond : new FileRefused('markup', markupMegabytes));
      });
    });
  });
}
