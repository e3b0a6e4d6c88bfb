import type { ServerResponse } from 'node:http';

/** A tool that an answer wants to be used; `input` may be anything but what was agreed. */
export interface WantedCall {
  tool: string;
  input: unknown;
}

export const startStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

export const sendJson = (response: ServerResponse, body: object, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const data = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Returns one piece of a streamed answer, as it stands on the wire. */
export const chunk = (content: string, finish: string | null = null): string => data(content ? { role: 'assistant', content } : {}, finish);

/** Begins an answer with these pieces. */
export function say(response: ServerResponse, ...pieces: string[]): void {
  startStream(response);
  for (const piece of pieces) response.write(chunk(piece));
}

export const end = (response: ServerResponse, finish: string) => response.end(`${chunk('', finish)}data: [DONE]\n\n`);

/** Answers with wanted tools, as they come: names first, then what is wanted in two pieces. */
export function want(response: ServerResponse, calls: readonly WantedCall[]): void {
  startStream(response);
  for (const [index, { tool, input }] of calls.entries()) {
    const whole = typeof input === 'string' ? input : JSON.stringify(input);
    const half = whole.length >> 1;
    const piece = (more: object) => response.write(data({ role: 'assistant', tool_calls: [{ index, ...more }] }, null));
    piece({ id: `call-${Math.random()}`, type: 'function', function: { name: tool, arguments: whole.slice(0, half) } });
    piece({ function: { arguments: whole.slice(half) } });
  }
  end(response, 'tool_calls');
}
