import type { ReadAnswer, ReadRequest } from './qr-reader.worker';

let worker: Worker | undefined;
let last = 0;

/**
 * Decodes each picture with a reader in a worker, beside the page's other work. @returns null for each that cannot be read
 * @throws Error where the reader does not start: this browser has no WebAssembly, or there is no connection
 */
export function readPictures(pictures: readonly ImageData[]): Promise<(string | null)[]> {
  worker ??= new Worker(new URL('./qr-reader.worker.ts', import.meta.url), { type: 'module' });
  const reader = worker;
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      reader.removeEventListener('message', answered);
      reader.removeEventListener('error', failed);
      settle();
    };
    const answered = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.id !== id) return;
      const { texts } = data;
      if (texts) done(() => resolve(texts));
      else failed();
    };
    const failed = () =>
      done(() => {
        // The next picture begins with a new one, which may be loaded by then.
        reader.terminate();
        if (worker === reader) worker = undefined;
        reject(new Error('The reader did not start.'));
      });
    reader.addEventListener('message', answered);
    reader.addEventListener('error', failed);
    reader.postMessage({ id, pictures: [...pictures] } satisfies ReadRequest);
  });
}
