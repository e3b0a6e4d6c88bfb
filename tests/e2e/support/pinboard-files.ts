import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface NamedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A real PNG picture of noise, which cannot be packed: 3 bytes per pixel. */
export function noisyPicture(name: string, megabytes: number): NamedFile {
  const width = 1600;
  const height = Math.ceil((megabytes * 1024 * 1024) / (width * 3));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(width * 3)])));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 1 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

export const emptyFile = (name: string): NamedFile => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(0) });

/** Drops or pastes a small picture on an element. @returns whether the page took it, so that the browser does nothing with it */
export function giveFile(page: Page, kind: 'drop' | 'paste', selector: string, name: string): Promise<boolean> {
  return page.evaluate(
    ([type, target, file, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], file, { type: 'image/png' }));
      const about = { bubbles: true, cancelable: true };
      const event =
        type === 'drop'
          ? new DragEvent(type, { ...about, dataTransfer: data })
          : new ClipboardEvent(type, { ...about, clipboardData: data });
      document.querySelector(target)!.dispatchEvent(event);
      return event.defaultPrevented;
    },
    [kind, selector, name, [...noisyPicture(name, 0.01).buffer]] as const,
  );
}
