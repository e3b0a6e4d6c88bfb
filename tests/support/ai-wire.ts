import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type AskedForPicture, DRAWINGS } from './ai-wire-pictures.js';
import { SPEAKING, speechFields } from './ai-wire-speech.js';
import { knownAnswer } from './ai-wire-teaching.js';

/** Request received by the wire. */
export interface AskedOfWire {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: unknown }[]; stream?: boolean } & Record<string, unknown>;
}

type Behaviour = (response: ServerResponse, asked: AskedOfWire) => unknown;

const sse = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: content ? { role: 'assistant', content } : {}, finish_reason: finish }] })}\n\n`;
const refuse =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
const say = (response: ServerResponse, ...pieces: string[]) => {
  sse(response);
  for (const piece of pieces) response.write(chunk(piece));
};
const end = (response: ServerResponse, finish: string) => response.end(`${chunk('', finish)}data: [DONE]\n\n`);

/** The material of a question, without the mistakes that browsers make there. */
const mended = (question: string): string => question.replaceAll(/[⟦⟧]/g, '').replaceAll('walt', 'Wald').replaceAll('küler', 'kühler');

/** How a model of the wire behaves, by its name. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  good: (response) => {
    say(response, 'Hal', 'lo');
    end(response, 'stop');
  },
  long: (response) => {
    say(response, 'Hallo');
    end(response, 'length');
  },
  busy: refuse(429, { message: 'Rate limit', code: 'rate_limit_exceeded' }, { 'retry-after': '7' }),
  quota: refuse(429, { message: 'You exceeded your current quota', code: 'insufficient_quota' }),
  unauthorised: refuse(401, { message: 'Incorrect API key provided' }),
  refused: refuse(404, { message: 'The model does not exist' }),
  'too-long': refuse(400, { message: 'maximum context length is 8 tokens', code: 'context_length_exceeded' }),
  filtered: refuse(400, { message: 'The response was filtered', code: 'content_filter' }),
  'filtered-late': (response) => {
    say(response, 'Hal');
    end(response, 'content_filter');
  },
  down: refuse(500, { message: 'boom' }),
  overloaded: refuse(503, { message: 'The engine is overloaded' }),
  odd: refuse(418, { message: '<b>Ich bin</b> eine\nTeekanne, sk-kanarie-4711.' }),
  'odd-late': (response) => {
    say(response, 'Hal');
    response.end(`data: ${JSON.stringify({ error: { message: `Der Strom ist weg. ${'x'.repeat(400)}`, type: 'server_error' } })}\n\n`);
  },
  'odd-page': (response) => response.writeHead(418, { 'content-type': 'text/html' }).end('<html><h1>Teekanne</h1></html>'),
  reset: (response) => response.socket?.destroy(),
  cut: async (response) => {
    say(response, 'Ha');
    await wait(30);
    response.socket?.destroy();
  },
  'no-end': (response) => {
    say(response, 'Hallo');
    response.end();
  },
  malformed: (response) => {
    say(response, 'Hal');
    response.end('data: {"choices": [\n\n');
  },
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Anmeldung</html>'),
  /** Counts, slowly, to the last number of the question: long enough to be watched from elsewhere, and to be stopped. */
  counts: async (response, { body }) => {
    if (String(body.messages[0]?.content).includes('Berichtige Rechtschreibung')) {
      say(response, mended(String(body.messages.at(-1)?.content)));
      return end(response, 'stop');
    }
    const until = Number(/\d+(?=\D*$)/.exec(String(body.messages.at(-1)?.content))?.[0] ?? 3);
    say(response, '**Ich zähle:**\n\n');
    for (let number = 1; number <= until && !response.destroyed; number += 1) {
      response.write(chunk(`${number} `));
      await wait(50);
    }
    return end(response, 'stop');
  },
  /** Says what it was shown and told, as a teacher would read it. */
  tells: (response, { body }) => {
    const content = body.messages.at(-1)?.content;
    const parts = Array.isArray(content) ? (content as { type: string; text?: string }[]) : [{ type: 'text', text: String(content) }];
    const pictures = parts.filter(({ type }) => type === 'image_url').length;
    const files = [...(parts.at(-1)?.text ?? '').matchAll(/Datei „(.+?)“:\n\n(.*)/g)].map(([, name, line]) => `${name} (${line})`);
    say(response, `## Gesehen\n\n- **Bilder:** ${pictures}\n- **Dateien:** ${files.join(', ') || 'keine'}\n`);
    end(response, 'stop');
  },
  /** Answers what is asked in pictures of the product, as a good model would. */
  teaches: (response, { body }) => {
    say(response, knownAnswer(String(body.messages.at(-1)?.content)));
    end(response, 'stop');
  },
  obeys: (response) => void response.writeHead(500).end(),
  /** Says nothing at all. */
  silent: () => undefined,
  /** Begins, and then says nothing. */
  stalls: (response) => say(response, 'Hal'),
};

/** Tool call of a model; `input` may be anything but what was agreed. */
export interface WantedCall {
  tool: string;
  input: unknown;
}

/** Questions asked in browsers, and the model's tool calls for them. */
const DEMANDS: Readonly<Record<string, readonly WantedCall[]>> = {
  'Rechne 6 mal 7 und mach mir ein Quiz daraus': [
    { tool: 'code_interpreter', input: { code: 'console.log("6 mal 7 ist", 6 * 7)' } },
    {
      tool: 'generate_quiz',
      input: { title: 'Siebenerreihe', questions: [{ question: 'Was ist 6 mal 7?', options: ['42', '48'], correct: [0] }] },
    },
  ],
  'Trag den Wandertag ein': [{ tool: 'mcp0_schule_add', input: { title: 'Wandertag', day: 'Montag' } }],
};
const demanded = ({ messages }: AskedOfWire['body']): readonly WantedCall[] => DEMANDS[String(messages.at(-1)?.content)] ?? [];

/** An answer that asks for tools, as it comes: names first, then what is wanted in two pieces. */
function want(response: ServerResponse, calls: readonly WantedCall[]): void {
  sse(response);
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  for (const [index, { tool, input }] of calls.entries()) {
    const whole = typeof input === 'string' ? input : JSON.stringify(input);
    const half = whole.length >> 1;
    const piece = (more: object) => send({ role: 'assistant', tool_calls: [{ index, ...more }] });
    piece({ id: `call-${Math.random()}`, type: 'function', function: { name: tool, arguments: whole.slice(0, half) } });
    piece({ function: { arguments: whole.slice(half) } });
  }
  end(response, 'tool_calls');
}

/** An answer of which a test decides what comes when. */
export class Talk {
  /** true once the client has disconnected */
  isOver = false;

  constructor(private readonly response: ServerResponse) {
    sse(response);
    response.flushHeaders();
    response.on('close', () => (this.isOver = true));
  }

  say(piece: string): void {
    this.response.write(chunk(piece));
  }

  end(): void {
    end(this.response, 'stop');
  }

  cut(): void {
    this.response.socket?.destroy();
  }
}

/** A server that speaks the protocol of providers and behaves as badly as they do; what it should do is the name of the model. */
export class AiWire {
  readonly asked: AskedOfWire[] = [];
  /** what the model `told` answers to, the newest last: tests say what it says */
  readonly talks: Talk[] = [];
  /** what the model `obeys` wants after all that it was told; nothing: it says so and ends */
  obeys: (told: AskedOfWire['body']) => readonly WantedCall[] = demanded;
  /** where a text lies: tests say what means the same */
  lies: (text: string) => number[] = () => [1];
  /** what it says without wanting anything; undefined: it obeys */
  says: (told: AskedOfWire['body']) => string | undefined = () => undefined;

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url!.includes('/audio/')) return void this.hear(response, request.url!, request.headers, Buffer.concat(parts));
      const asked = {
        path: request.url!,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString() || '{}') as AskedOfWire['body'],
      };
      this.asked.push(asked);
      const draws = asked.path.endsWith('/images/generations') ? DRAWINGS[asked.body.model] : undefined;
      if (asked.path.endsWith('/embeddings')) this.embed(response, asked.body as unknown as { model: string; input: string[] });
      else if (draws) void draws(response, asked.body as unknown as AskedForPicture);
      else if (asked.body.model === 'told') this.talks.push(new Talk(response));
      else if (asked.body.model === 'obeys') this.obey(response, asked);
      else void BEHAVIOURS[asked.body.model]!(response, asked);
    });
  });

  private async hear(response: ServerResponse, path: string, headers: IncomingHttpHeaders, sent: Buffer): Promise<void> {
    const fields = await speechFields(headers, sent);
    const asked = { path, headers, body: { messages: [], ...fields } };
    this.asked.push(asked);
    void (SPEAKING[fields.model]?.(response, fields) ?? BEHAVIOURS[fields.model]?.(response, asked));
  }

  private embed(response: ServerResponse, { model, input }: { model: string; input: string[] }): void {
    if (model === 'silent') return;
    if (model === 'down') return void response.writeHead(500).end();
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: this.lies(text) }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', model, data }));
  }

  private obey(response: ServerResponse, { body }: AskedOfWire): void {
    const said = this.says(body);
    if (said !== undefined) {
      say(response, said);
      return void end(response, 'stop');
    }
    const calls = this.obeys(body);
    if (calls.length > 0) return want(response, calls);
    say(response, 'Fertig', '.');
    end(response, 'stop');
  }

  static readonly behaviours = Object.keys(BEHAVIOURS);

  async start(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
