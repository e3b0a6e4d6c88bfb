import { SERVER_LIMITS } from '@murmel/contracts';
import { askServer, ServerAway } from '../web-requests/ask-server.js';

const { answerMs, answerBytes } = SERVER_LIMITS.signOn;
const TOO_MANY_REQUESTS = 429;
/** A status from here on is a fault of the server that answers. */
const FAULTS_OF_SERVERS = 500;

/** Asks a provider of school accounts. @throws ServerAway, also where it says that it cannot; Error for an answer that is too long */
export async function providerFetch(url: string, asked: { method?: string; headers?: object; body?: unknown }): Promise<Response> {
  const answer = await askServer(url, asked, { withinMs: answerMs, maxBytes: answerBytes });
  if (answer.status >= FAULTS_OF_SERVERS || answer.status === TOO_MANY_REQUESTS) throw new ServerAway(`answered ${answer.status}`);
  return answer;
}
