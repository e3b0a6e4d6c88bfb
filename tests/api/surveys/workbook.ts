import { unzip } from '../privacy/unzip.js';

/** The parts of an xlsx file, read by the archive's directory as a spreadsheet program does. @throws when one is damaged */
export function openWorkbook(archive: Buffer): Map<string, string> {
  return new Map([...unzip(archive)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}
