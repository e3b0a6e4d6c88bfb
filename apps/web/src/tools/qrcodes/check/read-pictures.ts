import type { ReadAnswer, ReadRequest } from './reader.worker';

let worker: Worker | undefined;
let last = 0;

/** Decodes each picture with a reader in a worker, beside the page's other work. */
export function readPictures(pictures: readonly ImageData[]): Promise<(string | null)[]> {
  worker ??= new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const reader = worker;
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      reader.removeEventListener('message', answered);
      reader.removeEventListener('error', failed);
      settle();
    };
    const answered = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.id === id) done(() => resolve(data.texts));
    };
    const failed = () =>
      done(() => {
        worker = undefined;
        reject(new Error('The reader did not start.'));
      });
    reader.addEventListener('message', answered);
    reader.addEventListener('error', failed);
    const sent = pictures.map(({ width, height, data }) => ({ width, height, data }));
    reader.postMessage({ id, pictures: sent } satisfies ReadRequest);
  });
}
