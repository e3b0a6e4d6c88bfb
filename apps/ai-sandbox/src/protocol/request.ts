import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Part of a message that is more than words. */
export interface SentPart {
  type: string;
  text?: string;
  image_url?: { url: string };
}

export interface SentMessage {
  role: string;
  content: unknown;
  tool_calls?: { function: { name: string; arguments: string } }[];
}

export interface SentTool {
  function: { name: string; description?: string; parameters?: unknown };
}

/** Request received by the sandbox; what is known of its body is read, anything else is as it came. */
export interface SandboxRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: SentMessage[]; stream?: boolean } & Record<string, unknown>;
}

/** Answers one request: what a model does, or does wrong. */
export type Behaviour = (response: ServerResponse, asked: SandboxRequest) => unknown;

/** Returns the words of a message's content, its parts one below the other. */
export function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return (content as SentPart[]).flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : [])).join('\n');
}

/** Returns the fields of a request about speech, whether it is a form or JSON. */
export async function speechFields(headers: IncomingHttpHeaders, sent: Buffer): Promise<SandboxRequest['body']> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return { messages: [], ...(JSON.parse(sent.toString()) as { model: string }) };
  const form = await new Response(new Uint8Array(sent), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  return {
    ...{ messages: [], model: String(form.get('model')) },
    ...{ bytes: file instanceof File ? file.size : 0, language: form.get('language') ?? undefined },
  };
}
