import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SERVER_LIMITS } from '@murmel/contracts';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { type FetchRules, fetchable, mayConnect } from './fetch-rules.js';

/** Thrown when an address may not be requested, or does not answer as it should. */
export class Unreachable extends Error {}

/** Thrown when the name does not exist. */
export class NameUnknown extends Unreachable {}

export interface Fetched {
  /** after redirects */
  url: URL;
  /** media type without parameters, lower case */
  type: string;
  charset: string | undefined;
  /** Response body; must be read to its end or destroyed. */
  body: IncomingMessage;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HEADERS = { 'user-agent': 'Murmel-LinkPreview/1.0', 'accept-encoding': 'identity', connection: 'close' };

/**
 * Requests an address given by a user, without cookies and never in our own network: its name is resolved once per connection, and the
 * connection goes to the addresses that were checked. Each redirect is checked anew.
 * @param signal ends everything, the body included
 * @throws Unreachable
 */
export async function safeFetch(rules: FetchRules, address: string, accept: string, signal: AbortSignal): Promise<Fetched> {
  const { url, answer } = await finalAnswer(rules, address, accept, signal);
  return fetched(url, answer);
}

/**
 * Returns the final answer with any status.
 * @returns where that was, and the answer, which must be read to its end or destroyed
 * @throws Unreachable
 */
export async function finalAnswer(
  rules: FetchRules,
  address: string,
  accept: string,
  signal: AbortSignal,
): Promise<{ url: URL; answer: IncomingMessage }> {
  let url = fetchable(rules, address);
  for (let redirects = 0; url; redirects += 1) {
    const answer = await answerOf(rules, url, accept, signal);
    const { statusCode = 0, headers } = answer;
    if (!REDIRECTS.has(statusCode)) return { url, answer };
    answer.destroy();
    if (redirects >= SERVER_LIMITS.linkPreview.redirects) break;
    url = fetchable(rules, headers.location ?? '', url);
  }
  throw new Unreachable();
}

function fetched(url: URL, body: IncomingMessage): Fetched {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = body.headers;
  if (body.statusCode !== 200 || encoding !== 'identity') {
    body.destroy();
    throw new Unreachable(`answered ${body.statusCode}, ${encoding}`);
  }
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replace(/"/g, '');
  return { url, type, charset, body };
}

function answerOf(rules: FetchRules, url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  const allowIPAddressList = [...rules.alsoAllowed];
  const agent = secure ? new RequestFilteringHttpsAgent({ allowIPAddressList }) : new RequestFilteringHttpAgent({ allowIPAddressList });
  const options: RequestOptions = { agent, signal, headers: { ...HEADERS, accept }, lookup: checkedLookup(rules) };
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(url, options, resolve);
    // Stays attached: the body may fail as well, and an unhandled error event ends the process.
    request.on('error', (error) => reject(error instanceof Unreachable ? error : new Unreachable(error.message)));
    request.end();
  });
}

/** One answer that is not public refuses all of them: an honest name never has both. */
function checkedLookup(rules: FetchRules): LookupFunction {
  return (name, { all }, callback) => {
    rules.resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(new NameUnknown(), '');
        else if (!addresses.every((address) => mayConnect(rules, address))) callback(new Unreachable(), '');
        else if (all)
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
        else callback(null, first, isIP(first));
      },
      (error: unknown) => callback(error instanceof Error ? error : new Unreachable(), ''),
    );
  };
}
