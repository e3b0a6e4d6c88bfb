import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Body of a request to the wire about speech. */
export interface AskedForSpeech {
  model: string;
  /** what is to be spoken */
  input?: string;
  voice?: string;
  /** bytes of the recording that is to be written down */
  bytes?: number;
}

type Speaking = (response: ServerResponse, asked: AskedForSpeech) => unknown;

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A second without a sound, which every browser plays. */
const SILENCE = ((): Buffer => {
  const rate = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate, 40);
  return Buffer.concat([head, Buffer.alloc(rate, 128)]);
})();

/** How a model of the wire hears and speaks, by its name; others behave as when they are asked to write. */
export const SPEAKING: Readonly<Record<string, Speaking>> = {
  hears: (response) => json(response, 200, { text: ' Zähle bis 3 ' }),
  'hears-nothing': (response) => json(response, 200, { text: ' ' }),
  'hears-noise': (response) => json(response, 400, { error: { message: 'The audio file could not be decoded' } }),
  speaks: (response) => response.writeHead(200, { 'content-type': 'audio/wav' }).end(SILENCE),
  'speaks-html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Anmeldung</html>'),
};

/** The fields of a request, whether it is a form or JSON. */
export async function speechFields(headers: IncomingHttpHeaders, body: Buffer): Promise<AskedForSpeech> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(body.toString()) as AskedForSpeech;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  return { model: String(form.get('model')), bytes: file instanceof File ? file.size : 0 };
}
