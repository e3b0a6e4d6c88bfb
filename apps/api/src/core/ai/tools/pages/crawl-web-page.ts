import { AI_STEP_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { findAddresses } from '@murmel/documents';
import { z } from 'zod';
import { decodePage } from '../../../web-requests/decode-page.js';
import type { FetchRules } from '../../../web-requests/fetch-rules.js';
import { limitStream } from '../../../web-requests/limit-stream.js';
import { safeFetch } from '../../../web-requests/safe-fetch.js';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool, type ToolResult } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';
import { pageText, tidied } from './page-text.js';

const { pageBytes } = SERVER_LIMITS.aiTools;
const PAGES = new Set(['text/html', 'application/xhtml+xml']);
const TEXTS = new Set(['text/plain', 'text/markdown']);
const ADDRESS_MAX = 2000;
/** An address as it was written, up to a space. */
const WRITTEN = /https?:\/\/[^\s<>"'\u0060]+/gi;

/**
 * Reads a page whose address the caller gave: the words of others cannot lead a model to an address, nor can the model leak the chat to an
 * outside server.
 */
export const crawlWebPage: ModelTool<{ address: string }> = {
  description: 'Liest eine Webseite, deren Adresse die Lehrkraft selbst geschrieben hat. Andere Adressen werden nicht geöffnet.',
  input: z.strictObject({ address: z.string().min(1).max(ADDRESS_MAX).describe('die Adresse, genau wie die Lehrkraft sie schrieb') }),
  available: ({ rules }) => rules.ports.size > 0,
  subject: ({ address }) => singleLine(URL.parse(address)?.host ?? address, AI_STEP_LIMITS.subject),
  run: async ({ rules, typed, signal }, { address }) => {
    const wanted = URL.parse(address)?.href;
    if (wanted === undefined || !addressesIn(typed).has(wanted)) throw new StepFailed('notAsked');
    return readPage(rules, wanted, signal);
  },
};

/** Returns the text of a page on the internet. The caller ensures that the address does not come from a model. @throws StepFailed */
export async function readPage(rules: FetchRules, address: string, signal: AbortSignal): Promise<Required<ToolResult>> {
  const { url, type, charset, body } = await safeFetch(rules, address, 'text/html,text/plain;q=0.9', signal).catch(() => {
    throw new StepFailed('unreachable');
  });
  if (!PAGES.has(type) && !TEXTS.has(type)) {
    body.destroy();
    throw new StepFailed('nothing');
  }
  const pieces = decodePage(limitStream(body, false, pageBytes), charset);
  const { title, text } = await (PAGES.has(type) ? pageText(pieces, AI_STEP_LIMITS.result) : plain(pieces)).catch(() => {
    throw new StepFailed('unreachable');
  });
  if (text === '') throw new StepFailed('nothing');
  return { text: `${title}\n${text}`, sources: [{ title: singleLine(title, AI_STEP_LIMITS.subject) || url.host, address: url.href }] };
}

/** Returns the addresses in the text as browsers would request them. */
export function addressesIn(typed: readonly string[]): ReadonlySet<string> {
  const found = typed.flatMap((text) => [...(text.match(WRITTEN) ?? []), ...findAddresses(text).map(({ address }) => address)]);
  return new Set(found.flatMap((one) => URL.parse(one)?.href ?? []));
}

async function plain(pieces: AsyncIterable<string>): Promise<{ title: string; text: string }> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > AI_STEP_LIMITS.result) break;
  }
  return { title: '', text: tidied(text).slice(0, AI_STEP_LIMITS.result).toWellFormed() };
}
