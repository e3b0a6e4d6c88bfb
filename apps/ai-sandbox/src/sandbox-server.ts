import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manner } from './chats/answer.js';
import { chat, WORD_MS } from './chats/chat.js';
import { vectorOf } from './embeddings.js';
import { CHATS } from './misbehaviour/chats.js';
import { PICTURES } from './misbehaviour/pictures.js';
import { SPEECH } from './misbehaviour/speech.js';
import { drawPicture } from './pictures/draw-picture.js';
import { sendJson } from './protocol/answers.js';
import { type Behaviour, type SandboxRequest, speechFields } from './protocol/request.js';
import { melodyOf } from './sounds/melody.js';
import { memoOf } from './sounds/memo.js';

const MOST_BYTES = 64 * 1024 * 1024;
/** Models that answer by rules, and how long. */
const MANNERS: Readonly<Record<string, Manner>> = { echo: 'short', mosaik: 'long' };

export interface SandboxOptions {
  /** pause between two words of an answer */
  wordMs?: number;
  /** further models by name; they come before those of the sandbox */
  behaviours?: Readonly<Record<string, Behaviour>>;
  /** where a text lies for any model of embeddings that does not misbehave; absent: where its words say */
  embed?: (text: string) => number[];
  /** categories by which a text is flagged, for any model of moderation; absent: there is none */
  flags?: (text: string) => readonly string[];
  /** called with each request before it is answered; it is answered after what this waits for */
  onRequest?: (asked: SandboxRequest) => void | Promise<void>;
  /** answered with the health, so that the program that started the sandbox knows it from another one on its port */
  startToken?: string | undefined;
}

/**
 * A server that speaks the protocol of OpenAI-compatible providers and answers by rules. It asks no other server and keeps nothing. A model
 * that is named like a misbehaviour (`busy`, `cut`, `silent` …) behaves that way.
 */
export class SandboxServer {
  private readonly server = createServer((request, response) => {
    void this.answer(request, response).catch(() => {
      if (!response.headersSent) sendJson(response, { error: { message: 'The request could not be read' } }, 400);
      else response.destroy();
    });
  });

  constructor(private readonly options: SandboxOptions = {}) {}

  /** @param port 0: any free one */
  async start(port = 0): Promise<this> {
    await new Promise<void>((done, fail) => this.server.once('error', fail).listen(port, '127.0.0.1', done));
    return this;
  }

  /** address that a provider's `baseUrl` takes */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', headers } = request;
    if (request.method === 'GET') return this.tell(path, response);
    const sent = await bytesOf(request);
    if (sent === undefined) return void sendJson(response, { error: { message: 'The request is too large' } }, 413);
    const told = path.includes('/audio/')
      ? await speechFields(headers, sent)
      : (JSON.parse(sent.toString() || '{}') as SandboxRequest['body']);
    const asked: SandboxRequest = { path, headers, body: told };
    await this.options.onRequest?.(asked);
    await this.behaviourOf(asked)(response, asked);
  }

  private behaviourOf({ path, body: { model } }: SandboxRequest): Behaviour {
    const way = new URL(path, 'http://127.0.0.1').pathname.replace(/^\/v1/, '');
    if (way === '/embeddings' && this.options.embed && !CHATS[model]) return this.embeds(this.options.embed);
    if (way === '/moderations' && this.options.flags) return moderates(this.options.flags);
    const own = this.options.behaviours?.[model];
    if (own) return own;
    const worse = way === '/images/generations' ? PICTURES[model] : way.startsWith('/audio/') ? SPEECH[model] : undefined;
    return worse ?? CHATS[model] ?? this.rules(way, model);
  }

  private rules(way: string, model: string): Behaviour {
    const manner = MANNERS[model];
    const wordMs = this.options.wordMs ?? WORD_MS;
    if (way === '/chat/completions' && manner) return (response, asked) => chat(response, asked, manner, wordMs);
    if (way === '/images/generations' && model === 'palette') return draw;
    if (way === '/embeddings' && model === 'index') return this.embeds(vectorOf);
    if (way === '/audio/speech' && model === 'melodie') return speak;
    if (way === '/audio/transcriptions' && model === 'memo') return writeDown;
    return CHATS['refused']!;
  }

  private embeds(vector: (text: string) => number[]): Behaviour {
    return (response, { body }) => {
      const texts = [body['input']].flat().map(String);
      const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vector(text) }));
      sendJson(response, { object: 'list', model: body.model, data });
    };
  }

  private tell(path: string, response: ServerResponse): void {
    const { startToken } = this.options;
    if (path === '/health') return void sendJson(response, { ok: true }, 200, startToken ? { 'x-murmel-start': startToken } : {});
    if (path !== '/v1/models') return void sendJson(response, { error: { message: 'There is nothing here' } }, 404);
    const data = [...Object.keys(MANNERS), 'palette', 'index', 'melodie', 'memo'].map((id) => ({
      id,
      object: 'model',
      owned_by: 'murmel',
    }));
    sendJson(response, { object: 'list', data });
  }
}

function moderates(flags: (text: string) => readonly string[]): Behaviour {
  return (response, { body }) => {
    const said = flags(String(body['input']));
    const categories = Object.fromEntries(said.map((name) => [name, true]));
    sendJson(response, { model: body.model, results: [{ flagged: said.length > 0, categories }] });
  };
}

const draw: Behaviour = async (response, { body }) => {
  const { prompt, size, seed } = body as unknown as { prompt: string; size?: string; seed?: number };
  sendJson(response, { created: 1, data: [{ b64_json: (await drawPicture({ prompt, size, seed })).toString('base64') }] });
};

const speak: Behaviour = (response, { body }) =>
  response.writeHead(200, { 'content-type': 'audio/wav' }).end(melodyOf(String(body['input'] ?? ''), String(body['voice'] ?? '')));

const writeDown: Behaviour = (response, { body }) =>
  sendJson(response, { text: memoOf(Number(body['bytes'] ?? 0), body['language'] as string | undefined) });

/** The whole body; undefined for one that is too large. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
