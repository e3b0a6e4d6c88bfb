import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** path inside the archive; of an empty folder it ends with `/` */
  name: string;
  /** read while it is sent, and not before */
  contents: Buffer | AsyncIterable<Buffer | string>;
  /** otherwise than the rest of the archive */
  compress?: boolean;
}

/** The format's first day: the archive's own times say nothing. */
const MTIME = new Date(1980, 0, 1);

/**
 * A zip archive, written while it is read: of each part no more is in memory than is on its way. Archives and parts may be as large as they like.
 * @param compress pictures and films are compressed already; texts are worth it
 */
export function zipArchive(parts: AsyncIterable<ZipEntry>, { compress = false } = {}): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // The reader disconnected: no further part is opened.
  output.once('close', () => current?.destroy());
  const pack = async (): Promise<void> => {
    for await (const { name, contents, compress: packed = compress } of parts) {
      if (name.endsWith('/')) {
        zip.addEmptyDirectory(name, { mtime: MTIME });
        continue;
      }
      current = Buffer.isBuffer(contents) ? Readable.from([contents]) : Readable.from(contents, { objectMode: false });
      if (output.destroyed) return void current.destroy();
      zip.addReadStream(current, name, { mtime: MTIME, forceDosTimestamp: true, compress: packed });
      await finished(current, { writable: false });
    }
    zip.end();
  };
  pack().catch((error: Error) => output.destroy(error));
  return output;
}

/** A file's own name as the last part of a path inside an archive. */
export function nameInArchive(name: string): string {
  const plain = name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '_');
  return /^\.*$/.test(plain) ? '_' : plain;
}
