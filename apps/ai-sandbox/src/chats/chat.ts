import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chunk, end, sendJson, startStream, want } from '../protocol/answers.js';
import type { SandboxRequest } from '../protocol/request.js';
import { answerTo, type Manner } from './answer.js';
import { filledBy } from './fill-schema.js';
import { type Prompt, readPrompt } from './prompt.js';
import { wantedTools } from './wanted-tools.js';

/** Pause between two pieces of an answer, so that it can be watched and stopped. */
export const WORD_MS = 35;

/** Answers a question, piece by piece where it is asked to. @param wordMs pause between two words */
export async function chat(response: ServerResponse, asked: SandboxRequest, manner: Manner, wordMs: number): Promise<void> {
  const prompt = readPrompt(asked);
  const calls = wantedTools(prompt);
  if (calls.length > 0 && asked.body.stream) return want(response, calls);
  const { answer, finish } = cut(jsonFor(prompt) ?? (await answerTo(prompt, manner)), asked.body);
  if (!asked.body.stream) {
    const tools = calls.map(({ tool, input }, index) => ({
      id: `call-${index}`,
      type: 'function',
      function: { name: tool, arguments: JSON.stringify(input) },
    }));
    const message = { role: 'assistant', content: answer, ...(tools.length > 0 && { content: null, tool_calls: tools }) };
    const choice = { index: 0, message, finish_reason: tools.length > 0 ? 'tool_calls' : finish };
    sendJson(response, { id: 'c', object: 'chat.completion', created: 1, model: asked.body.model, choices: [choice] });
    return;
  }
  startStream(response);
  for (const piece of answer.match(/\S+\s*|\s+/g) ?? []) {
    if (response.destroyed) return;
    response.write(chunk(piece));
    if (wordMs > 0) await wait(wordMs);
  }
  end(response, finish);
}

/** Returns JSON where the request asks for it; undefined where it asks for words. */
function jsonFor({ body, question, given }: Prompt): string | undefined {
  const format = body['response_format'] as { type?: string; json_schema?: { schema?: unknown } } | undefined;
  if (format?.type !== 'json_schema' && format?.type !== 'json_object') return undefined;
  return JSON.stringify(filledBy(format.json_schema?.schema ?? { type: 'object' }, given || question));
}

/** Ends an answer at the number of tokens that it may have, as models do. A word counts as one. */
function cut(whole: string, body: SandboxRequest['body']): { answer: string; finish: string } {
  const most = Number(body['max_tokens'] ?? body['max_completion_tokens'] ?? Number.POSITIVE_INFINITY);
  const words = whole.match(/\S+\s*/g) ?? [];
  return words.length <= most ? { answer: whole, finish: 'stop' } : { answer: words.slice(0, most).join(''), finish: 'length' };
}
