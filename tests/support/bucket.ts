import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Bucket {
  url: string;
  /** what lies in it, by path */
  objects: Map<string, Buffer>;
  stop(): void;
}

/** Starts as much of an S3 as the product asks for, in this process. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://bucket').pathname;
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
        if (request.method === 'DELETE') objects.delete(path);
        if (request.method === 'PUT' || request.method === 'DELETE') return void response.writeHead(200).end();
        const found = objects.get(path);
        if (!found) return void response.writeHead(404).end();
        const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        const part = first === undefined ? found : found.subarray(Number(first), Number(last) + 1);
        response
          .writeHead(first === undefined ? 200 : 206, { 'content-length': part.length })
          .end(request.method === 'HEAD' ? undefined : part);
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, stop: () => void server.close() };
}
