import { SERVER_LIMITS } from '@murmel/contracts';
import { askServer, isAway, ServerAway } from '../web-requests/ask-server.js';

const { answerMs: withinMs, answerBytes: maxBytes } = SERVER_LIMITS.lti;

/** Asks a learning platform. @throws ServerAway, also where it says too much: points wait, and keys are asked for again */
export async function askPlatform(url: string, asked: RequestInit = {}): Promise<Response> {
  try {
    const { method, headers, body, signal } = asked;
    return await askServer(url, { method, headers, body, signal: signal ?? undefined }, { withinMs, maxBytes });
  } catch (error) {
    throw isAway(error) ? error : new ServerAway('says too much', { cause: error });
  }
}
