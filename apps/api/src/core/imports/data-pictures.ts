import { writeFile } from 'node:fs/promises';
import { escapeHtml, LIMITS } from '@murmel/contracts';
import { pictureAddress } from './picture-address.js';
import { spliceMarkup } from './splice-markup.js';

const DATA = /^\s*data:image\//i;
const BASE64 = /^\s*data:image\/[\w.+-]{1,40};base64,/i;

export interface DataPictures {
  html: string;
  pictures: string[];
  /** number of pictures that are too large, too many or written in another way */
  leftOut: number;
}

/**
 * Takes pictures out of their addresses (`data:image/png;base64,...`) and lays them beside the file.
 * @throws FileRefused for elements in elements without an end
 */
export async function takeDataPictures(html: string, folder: string): Promise<DataPictures> {
  if (!/data:image/i.test(html)) return { html, pictures: [], leftOut: 0 };
  const found: Buffer[] = [];
  let leftOut = 0;
  const other = spliceMarkup(html, false, (replace) => ({
    open(name, { src = '', alt = '' }, { start, end }) {
      if (name !== 'img' || !DATA.test(src)) return;
      const bytes = bytesOf(src);
      const isTaken = bytes !== undefined && found.length < LIMITS.image.perItem;
      if (isTaken) found.push(bytes);
      else leftOut += 1;
      replace(start, end, `<img src="${isTaken ? pictureAddress(found.length - 1) : ''}" alt="${escapeHtml(alt)}">`);
    },
  }));
  const pictures = found.map((_, number) => `${folder}/picture-${number}`);
  await Promise.all(pictures.map((path, number) => writeFile(path, found[number]!)));
  return { html: other, pictures, leftOut };
}

/** undefined for what is too large, or not written in base64 */
function bytesOf(address: string): Buffer | undefined {
  const kind = BASE64.exec(address)?.[0];
  if (!kind) return undefined;
  const bytes = Buffer.from(address.slice(kind.length), 'base64');
  return bytes.length > 0 && bytes.length <= LIMITS.image.maxMegabytes * 1024 * 1024 ? bytes : undefined;
}
