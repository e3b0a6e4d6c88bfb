import decodeQR from 'qr/decode.js';

/** Milliseconds for one picture: a phone's camera does not look at one for longer. */
const PATIENCE_MS = 400;

export interface ReadRequest {
  id: number;
  pictures: { width: number; height: number; data: Uint8ClampedArray }[];
}
export interface ReadAnswer {
  id: number;
  /** decoded text of each; null: nothing could be read */
  texts: (string | null)[];
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  postMessage({ id: data.id, texts: data.pictures.map(readOne) } satisfies ReadAnswer);
});

function readOne(picture: ReadRequest['pictures'][number]): string | null {
  try {
    return decodeQR(picture, { timeLimit: PATIENCE_MS });
  } catch {
    return null;
  }
}
