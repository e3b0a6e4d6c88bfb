import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface ReadRequest {
  id: number;
  pictures: ImageData[];
}
export interface ReadAnswer {
  id: number;
  /** decoded text of each; null: nothing could be read; undefined: there is no reader */
  texts?: (string | null)[];
}

/** Reads only what simple cameras read: dark on light. The code may be turned. */
const OPTIONS: ReaderOptions = { formats: ['QRCode'], tryHarder: true, tryInvert: false, maxNumberOfSymbols: 1 };

/** The library would load its program from a foreign host. */
const program = prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true });

addEventListener('message', ({ data: { id, pictures } }: MessageEvent<ReadRequest>) => {
  program
    .then(() => Promise.all(pictures.map(readOne)))
    .then(
      (texts) => postMessage({ id, texts } satisfies ReadAnswer),
      () => postMessage({ id } satisfies ReadAnswer),
    );
});

async function readOne(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, OPTIONS);
  return found?.isValid ? found.text : null;
}
