import { RESEARCH_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { AiModel, AiProvider } from '@murmel/server';
import { chatStream } from '../../chat-stream.js';

/** Asks the model of the answer for an intermediate piece of work, without streaming. @throws AiFailure */
export type AskResearchModel = (instructions: string, text: string, signal: AbortSignal) => Promise<string>;

const { answerTokens } = RESEARCH_LIMITS;
const silentMs = SERVER_LIMITS.ai.silentSeconds * 1000;

export function askResearchModel(provider: AiProvider, model: AiModel): AskResearchModel {
  return async (instructions, text, signal) => {
    const messages = [{ role: 'user', content: text }] as const;
    let said = '';
    for await (const piece of chatStream(provider, model, { instructions, messages, maxTokens: answerTokens, signal, silentMs }))
      said += piece;
    return said.trim();
  };
}
