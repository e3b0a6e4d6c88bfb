import type { FileRefusal } from '@murmel/contracts';

/** What the process that reads files is given: where one lies, and how its sender named it. */
export interface ReadingTask {
  path: string;
  name: string;
}

/** A text document as HTML of nobody who is trusted; `src` of a picture is its place in `pictures`. */
export interface ReadDocument {
  html: string;
  /** where they lie, beside the file */
  pictures: string[];
  /** of which there were more than fit, or that could not be read */
  leftOut: number;
}

/** A file of the product's own, unpacked: what it says is in it, and where its files lie now. */
export interface ReadMurmel {
  manifest: string;
  files: (readonly [path: string, place: string])[];
}

export type ReadingAnswer =
  | { kind: 'ready' }
  | ({ kind: 'document' } & ReadDocument)
  | ({ kind: 'murmel' } & ReadMurmel)
  | { kind: 'refused'; why: FileRefusal | 'type'; limit: number | undefined }
  | { kind: 'fault'; message: string };
