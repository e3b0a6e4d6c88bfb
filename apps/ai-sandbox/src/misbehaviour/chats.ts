import { setTimeout as wait } from 'node:timers/promises';
import { chunk, end, say, sendJson, startStream, want } from '../protocol/answers.js';
import type { Behaviour, SandboxRequest } from '../protocol/request.js';

const MEGABYTE = 1024 * 1024;
const refuse =
  (status: number, error: object, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    sendJson(response, { error }, status, headers);
const firstTool = ({ body }: SandboxRequest): string =>
  (body['tools'] as { function: { name: string } }[] | undefined)?.[0]?.function.name ?? 'none';

/** Wrong answers to a question, by the name of the model that is asked for it. */
export const CHATS: Readonly<Record<string, Behaviour>> = {
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
  /** Ends in the middle of a word. */
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
  /** Puts into an answer what no page may run or load. */
  'html-inside': (response) => {
    say(
      response,
      'Vorher <script>window.geentert = 1</script><img src="http://fremd.example/a.png" onerror="window.geentert = 1">',
      '\n\n![Bild](http://fremd.example/b.png) [Klick](javascript:window.geentert=1) <iframe src="http://fremd.example"></iframe>\n\nNachher',
    );
    end(response, 'stop');
  },
  /** Ten megabytes, and no end before them. */
  huge: async (response) => {
    startStream(response);
    const piece = chunk('Wort '.repeat(2000));
    for (let sent = 0; sent < 10 * MEGABYTE && !response.destroyed; sent += piece.length) {
      if (!response.write(piece)) await Promise.race([new Promise((done) => response.once('drain', done)), wait(50)]);
    }
    end(response, 'stop');
  },
  /** Wants a tool with something that is no JSON, as often as it is asked. */
  'mangled-tool': (response, asked) => want(response, [{ tool: firstTool(asked), input: '{"title": "Hal' }]),
  /** Says nothing at all. */
  silent: () => undefined,
  /** Begins, and then says nothing. */
  stalls: (response) => say(response, 'Hal'),
};
