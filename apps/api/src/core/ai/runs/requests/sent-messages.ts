import type { AiSentMessage } from '@murmel/contracts';
import { z } from 'zod';
import { passagesBefore } from '../../knowledge/prompt-passages.js';

const part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }).transform(({ text }) => ({ text })),
  z
    .object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) })
    .transform(({ image_url: { url } }) => ({ file: url })),
  z.object({ type: z.literal('file'), file: z.object({ file_data: z.string() }) }).transform(({ file }) => ({ file: file.file_data })),
  z.record(z.string(), z.unknown()).transform((other) => ({ text: JSON.stringify(other) })),
]);
const call = z.object({ function: z.object({ name: z.string(), arguments: z.string() }) });
const sent = z.object({
  messages: z.array(
    z.object({
      role: z.enum(['system', 'user', 'assistant', 'tool']),
      content: z.union([z.string(), z.array(part)]).nullish(),
      tool_calls: z.array(call).default([]),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});

/**
 * Returns the messages that a provider gets, from the body of a request. Of files and images only type and size stay: their bytes are
 * stored elsewhere.
 * @param isAssistants what it was told beforehand and what it knows is its maker's
 */
export function sentMessages(body: string, isAssistants: boolean): { messages: AiSentMessage[]; tools: string[] } {
  const { messages, tools } = sent.parse(JSON.parse(body));
  return {
    messages: messages.map(({ role, content, tool_calls: calls }): AiSentMessage => {
      const parts = typeof content === 'string' ? [{ text: content }] : (content ?? []);
      const said = parts.flatMap((one) => ('text' in one ? [one.text] : []));
      const whole = [...said, ...calls.map(({ function: wanted }) => `${wanted.name}(${wanted.arguments})`)]
        .join('\n')
        .replaceAll('\0', '');
      const makers = !isAssistants ? '' : role === 'system' ? whole : role === 'user' ? passagesBefore(whole) : '';
      return { role, text: whole.slice(makers.length), makers, files: parts.flatMap((one) => ('file' in one ? [fileOf(one.file)] : [])) };
    }),
    tools: tools.map(({ function: { name } }) => name),
  };
}

/** Type and size of what travels inside of an address. */
function fileOf(address: string): AiSentMessage['files'][number] {
  const [, type = '', base64 = ''] = /^data:([\w.+/-]*)(?:;[^,]*)?,([\s\S]*)$/.exec(address) ?? [];
  const filling = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return { type, bytes: Math.floor(((base64.length - filling) * 3) / 4) };
}
