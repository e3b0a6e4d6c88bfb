/** A picture, or a page of a PDF, that lies on this machine. */
export interface OcrTask {
  path: string;
  /** page of the PDF at `path`, from 1; null: the file is a picture */
  page: number | null;
}

export interface ReadPicture {
  /** words in the order of reading, paragraphs with empty lines between them; empty where none could be read */
  text: string;
  /** how sure the reader is of them, 0 to 100; 0 where there are none */
  confidence: number;
  /** degrees, clockwise, by which the picture had to be turned after its EXIF orientation was followed */
  turned: 0 | 90 | 180 | 270;
}

export type OcrAnswer =
  | { kind: 'ready' }
  | ({ kind: 'read' } & ReadPicture)
  | { kind: 'failed'; failure: 'locked' | 'broken' }
  | { kind: 'fault'; message: string };
