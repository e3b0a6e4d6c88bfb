import { connect } from 'node:net';

/** A request as bytes: nothing between the fuzzer and the wire puts anything right. */
export interface RawRequest {
  method: string;
  /** path and query, as they stand on the first line */
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
}

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/**
 * Sends a request over a line of its own.
 * @returns undefined when the line was closed without an answer
 * @throws Error when there is no answer within `withinMs`
 */
export function sendRaw(port: number, { method, target, headers, body }: RawRequest, withinMs: number): Promise<RawAnswer | undefined> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), 'connection: close', '', ''];
  return sendBytes(port, Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body]), withinMs);
}

export function sendBytes(port: number, bytes: Buffer, withinMs: number): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${withinMs} ms`));
    }, withinMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(parse(Buffer.concat(chunks).toString('latin1')));
    });
  });
}

function parse(answer: string): RawAnswer | undefined {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  if (status === undefined) return undefined;
  const end = answer.indexOf('\r\n\r\n');
  const [head, rest] = [answer.slice(0, end), answer.slice(end + 4)];
  // Go on, says the server, and then it answers.
  if (status.startsWith('1')) return parse(rest);
  const body = /transfer-encoding: chunked/i.test(head) ? dechunked(rest) : rest;
  return { status: Number(status), head, body: Buffer.from(body, 'latin1').toString('utf8') };
}

function dechunked(text: string): string {
  let [at, body] = [0, ''];
  for (;;) {
    const end = text.indexOf('\r\n', at);
    const length = end === -1 ? 0 : Number.parseInt(text.slice(at, end), 16);
    if (!length) return body;
    body += text.slice(end + 2, end + 2 + length);
    at = end + 4 + length;
  }
}
