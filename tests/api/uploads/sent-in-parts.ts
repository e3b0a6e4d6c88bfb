import { createHash } from 'node:crypto';
import type { OwnerFile } from '@murmel/contracts';
import { Upload as Client } from 'tus-js-client';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';

const OCTETS = 'application/offset+octet-stream';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Asks for the beginning of an upload of so many bytes. */
export function begin(browser: TestBrowser, item: { id: string }, bytes: number | string, name = 'Blatt.pdf'): Promise<Answer<Refusal>> {
  const metadata = `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from('application/pdf').toString('base64')}`;
  return browser.post<Refusal>(`/api/uploads?itemId=${item.id}`, undefined, {
    headers: { 'upload-length': String(bytes), 'upload-metadata': metadata, 'tus-resumable': '1.0.0' },
  });
}

/** @returns the id of an upload that was begun */
export async function begun(browser: TestBrowser, item: { id: string }, bytes: number, name?: string): Promise<string> {
  const { headers } = await begin(browser, item, bytes, name);
  return headers.get('location')!.replace('/api/uploads/', '');
}

/** Sends bytes as the part that begins at `offset`. */
export function part(
  browser: TestBrowser,
  id: string,
  offset: number | string,
  bytes: Uint8Array,
  type = OCTETS,
): Promise<Answer<Refusal>> {
  return browser.call<Refusal>('PATCH', `/api/uploads/${id}`, {
    body: bytes,
    headers: { 'content-type': type, 'upload-offset': String(offset), 'tus-resumable': '1.0.0' },
  });
}

/** How much the server has, by its own word. */
export async function here(browser: TestBrowser, id: string): Promise<number> {
  return Number((await browser.call('HEAD', `/api/uploads/${id}`)).headers.get('upload-offset'));
}

/** Names a whole upload to the call that takes a file. */
export function take(
  browser: TestBrowser,
  item: { id: string },
  upload: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer<OwnerFile & Refusal>> {
  return browser.post(`/api/owner_files?itemId=${item.id}`, { upload, sha256: sha256(bytes) }, { headers });
}

/** The whole of a file by the client that browsers use. @returns the id of the upload */
export async function sendByClient(browser: TestBrowser, item: { id: string }, bytes: Buffer, chunkSize: number): Promise<string> {
  // A call of any kind gives the browser its token.
  await begin(browser, item, 'none');
  return new Promise((resolve, reject) => {
    const upload = new Client(bytes, {
      endpoint: `${browser.origin}/api/uploads?itemId=${item.id}`,
      chunkSize,
      metadata: { filename: 'Großer Plan.pdf' },
      retryDelays: null,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(browser.identity())) request.setHeader(name, value);
      },
      onSuccess: () => resolve(upload.url!.slice(upload.url!.lastIndexOf('/') + 1)),
      onError: reject,
    });
    upload.start();
  });
}
