import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { AiModel, AiProvider } from '@murmel/server';
import { isStepCount, type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai';
import { AiFailure, failureOf } from './ai-failure.js';

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  /** shown to it before its words */
  pictures?: readonly { contentType: string; bytes: Uint8Array }[];
}

export interface ChatPrompt {
  /** the system prompt; no user may write into it */
  instructions?: string;
  messages: readonly ChatMessage[];
}

/** Tools that a model may use while it answers. */
export interface Tools {
  set: ToolSet;
  /** description of the tools that the model receives beforehand */
  about: string;
  /** maximum number of requests for one answer; in the last one the model can only answer */
  rounds: number;
}

/** Shape in which the answer is wanted, as JSON Schema. */
export interface AnswerShape {
  name: string;
  schema: object;
}

interface ChatRequest extends ChatPrompt {
  /** not all providers keep to it: the caller checks */
  answerAs?: AnswerShape;
  tools?: Tools | undefined;
  /** tokens of the answer at most; never more than the model gives */
  maxTokens?: number;
  /** aborts when the result is no longer awaited */
  signal: AbortSignal;
  /** callback that receives the request body just before it is sent */
  onSend?: ((body: string) => Promise<void>) | undefined;
  /** ms without a single piece of the answer before it counts as silent */
  silentMs: number;
}

/**
 * Requests an answer from a model and yields it piece by piece as it arrives. Makes a single attempt: retries and fallback models are up to
 * the caller.
 * @throws AiFailure for everything but the end that the model chose itself or that its limit set
 */
export async function* chatStream(provider: AiProvider, model: AiModel, request: ChatRequest): AsyncGenerator<string, void> {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  /** tools that work: they have limits of their own */
  const working = new Set<string>();
  const heard = () => {
    clearTimeout(timer);
    if (working.size === 0)
      timer = setTimeout(() => silence.abort(new AiFailure('timeout', `silent for ${request.silentMs} ms`)), request.silentMs);
  };
  heard();
  try {
    const { fullStream } = streamText({
      model: languageModel(provider, model, request),
      ...instructed(request),
      ...(request.tools && withTools(request.tools)),
      messages: request.messages.map(spoken),
      maxOutputTokens: Math.min(request.maxTokens ?? model.maxTokens, model.maxTokens),
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, silence.signal]),
      // It would print what was asked.
      onError: () => undefined,
    });
    let ended = false;
    let said = '';
    let misused = 0;
    for await (const part of fullStream) {
      if (part.type === 'tool-call') working.add(part.toolCallId);
      else if (part.type === 'tool-result' || part.type === 'tool-error') working.delete(part.toolCallId);
      heard();
      if (part.type === 'text-delta') {
        yield part.text;
        said = part.text || said;
      }
      // Text before and after a tool call forms separate paragraphs.
      else if (part.type === 'tool-result' && said !== '') {
        yield '\n\n';
        said = '';
      }
      // The SDK tells the model once what it got wrong.
      else if (part.type === 'tool-error' && (misused += 1) > 1) throw new AiFailure('toolCall', 'invalid twice');
      else if (part.type === 'error') throw failureOf(part.error);
      else if (part.type === 'abort')
        throw silence.signal.aborted ? (silence.signal.reason as AiFailure) : new AiFailure('timeout', 'ended');
      else if (part.type === 'finish-step') {
        if (part.finishReason === 'content-filter') throw new AiFailure('filtered', 'content_filter');
        if (part.finishReason === 'error' || part.finishReason === 'other') throw new AiFailure('broken', part.finishReason);
        ended = part.finishReason !== 'tool-calls';
      }
    }
    if (!ended) throw new AiFailure(request.tools ? 'toolCall' : 'broken', 'no end');
  } catch (error) {
    if (silence.signal.aborted) throw silence.signal.reason;
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Converts a message for the SDK. Only questions contain pictures. */
function spoken({ role, content, pictures = [] }: ChatMessage): ModelMessage {
  if (role === 'assistant' || pictures.length === 0) return { role, content };
  const shown = pictures.map(({ contentType: mediaType, bytes: data }) => ({ type: 'file' as const, data, mediaType }));
  return { role, content: [...shown, { type: 'text', text: content }] };
}

function instructed({ instructions, tools }: ChatRequest): { instructions?: string } {
  const told = [instructions, tools?.about].filter((part) => part !== undefined);
  return told.length > 0 ? { instructions: told.join('\n\n') } : {};
}

function withTools({ set, rounds }: Tools) {
  const last = { toolChoice: 'none' } as const;
  return {
    tools: set,
    stopWhen: isStepCount(rounds),
    // One after the other: the next one may build on what came of the one before.
    toolCallConcurrency: 1,
    prepareStep: ({ stepNumber }: { stepNumber: number }) => (stepNumber >= rounds - 1 ? last : {}),
  };
}

function languageModel(
  { id, baseUrl, key, headers, query, tokenLimit }: AiProvider,
  model: AiModel,
  { onSend, answerAs }: Pick<ChatRequest, 'onSend' | 'answerAs'>,
): LanguageModel {
  return createOpenAICompatible({
    name: id,
    baseURL: baseUrl,
    ...(key !== undefined && { apiKey: key }),
    headers,
    queryParams: query,
    ...(onSend && { fetch: telling(onSend) }),
    ...((tokenLimit !== 'max_tokens' || answerAs) && {
      transformRequestBody: ({ max_tokens, ...body }) => ({
        ...body,
        [tokenLimit]: max_tokens,
        ...(answerAs && { response_format: { type: 'json_schema', json_schema: answerAs } }),
      }),
    }),
  }).chatModel(model.remoteId ?? model.id);
}

function telling(onSend: (body: string) => Promise<void>): typeof fetch {
  return async (address, init) => {
    await onSend(String(init?.body));
    return fetch(address, init);
  };
}
