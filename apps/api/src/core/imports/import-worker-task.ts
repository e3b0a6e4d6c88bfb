import type { ArchiveItem } from '@murmel/contracts';
import type { FileRefusalReason } from './file-refused.js';

/** Task for a process that reads files. */
export type ImportWorkerTask = ReadFile | ReadMarkup | ReadMarkdown | ReadContent | ReadWords;

/** A file that a user sent: its path, and its name as given by the sender. Its contents are written beside it. */
export interface ReadFile {
  work: 'file';
  path: string;
  name: string;
}

/** Untrusted HTML to convert into a text document. */
export interface ReadMarkup {
  work: 'markup';
  place: string;
  /** by the number in their address (`pictureAddress`); undefined: it could not be taken */
  pictures: readonly (ImportedPicture | undefined)[];
}

/** Output of a model to convert into a text document. */
export interface ReadMarkdown {
  work: 'markdown';
  text: string;
}

/** An exported text document (docs/murmel-format.md), with its files under their new ids. */
export interface ReadContent {
  work: 'content';
  place: string;
  files: readonly (readonly [before: string, after: string])[];
}

/** An office file of which only the words are wanted. */
export interface ReadWords {
  work: 'words';
  path: string;
}

/** The words of an office file. */
export interface OfficeWords {
  words: string;
  /** there are more than these */
  more: boolean;
}

/** A picture of a text that is brought in, as it will lie in the item. */
export interface ImportedPicture {
  src: string;
  width: number | null;
  height: number | null;
}

/** A text document: its markup and its pictures lie beside the file. */
export interface ReadDocument {
  markup: string;
  pictures: string[];
  /** number of pictures and formulas that did not fit or could not be read */
  leftOut: number;
  /** as the file itself says it, instead of its name */
  title: string | undefined;
}

/** A thing whose content is looked at later: as JSON, or of a text document where that lies. */
export interface ReadArchiveItem {
  thing: Omit<ArchiveItem, 'content'>;
  content: { json: string } | { place: string };
}

/** Archive of the product itself, unpacked and counted: its declared contents, and the present places of its files. */
export interface ReadArchive {
  things: ReadArchiveItem[];
  files: (readonly [path: string, place: string])[];
}

export type ImportWorkerResult =
  | { kind: 'ready' }
  | ({ kind: 'document' } & ReadDocument)
  | ({ kind: 'murmel' } & ReadArchive)
  /** a text document as the first state of a live one */
  | { kind: 'text'; update: Uint8Array }
  | ({ kind: 'words' } & OfficeWords)
  | { kind: 'refused'; why: FileRefusalReason; limit: number | undefined }
  | { kind: 'fault'; message: string };
