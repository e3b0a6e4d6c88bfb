import { AI_STEP_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { decodePage } from '../../../web-requests/decode-page.js';
import type { FetchRules } from '../../../web-requests/fetch-rules.js';
import { limitStream } from '../../../web-requests/limit-stream.js';
import { safeFetch } from '../../../web-requests/safe-fetch.js';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool, type ToolResult } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';
import { strangeAddress } from './known-addresses.js';
import { type PageText, pageText, tidied } from './page-text.js';

const { pageBytes } = SERVER_LIMITS.aiTools;
const PAGES = new Set(['text/html', 'application/xhtml+xml']);
const TEXTS = new Set(['text/plain', 'text/markdown']);
const ADDRESS_MAX = 2000;

/**
 * Reads a page whose address the person wrote or a search of this answer found. Any other waits for a click that shows it whole: the words of
 * others cannot lead a model to an address, nor can the model leak the chat to an outside server.
 */
export const crawlWebPage: ModelTool<{ address: string }> = {
  description:
    'Liest eine Webseite, deren Adresse die Lehrkraft selbst geschrieben oder eine Suche gefunden hat. Andere Adressen werden erst nach einem Klick geöffnet.',
  input: z.strictObject({ address: z.string().min(1).max(ADDRESS_MAX).describe('die Adresse, genau wie sie dort steht') }),
  available: ({ rules }) => rules.ports.size > 0,
  subject: ({ address }) => singleLine(URL.parse(address)?.host ?? address, AI_STEP_LIMITS.subject),
  waits: (context, { address }) => strangeAddress(context, address),
  run: ({ rules, signal }, { address }) => readPage(rules, new URL(address).href, signal),
};

/** Returns the text of a page on the internet. The caller ensures that the address does not come from a model. @throws StepFailed */
export async function readPage(rules: FetchRules, address: string, signal: AbortSignal): Promise<Required<ToolResult>> {
  const { url, title, text } = await readWholePage(rules, address, signal, AI_STEP_LIMITS.result);
  if (text === '') throw new StepFailed('nothing');
  return { text: `${title}\n${text}`, sources: [{ title: singleLine(title, AI_STEP_LIMITS.subject) || url.host, address: url.href }] };
}

/** The same, of as many letters as are wanted, also of none. @throws StepFailed */
export async function readWholePage(
  rules: FetchRules,
  address: string,
  signal: AbortSignal,
  most: number,
): Promise<PageText & { url: URL }> {
  const { url, type, charset, body } = await safeFetch(rules, address, 'text/html,text/plain;q=0.9', signal).catch(() => {
    throw new StepFailed('unreachable');
  });
  if (!PAGES.has(type) && !TEXTS.has(type)) {
    body.destroy();
    throw new StepFailed('nothing');
  }
  const pieces = decodePage(limitStream(body, false, pageBytes), charset);
  const read = await (PAGES.has(type) ? pageText(pieces, most) : plain(pieces, most)).catch(() => {
    throw new StepFailed('unreachable');
  });
  return { ...read, url };
}

async function plain(pieces: AsyncIterable<string>, most: number): Promise<PageText> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > most) break;
  }
  return { title: '', text: tidied(text).slice(0, most).toWellFormed(), asksPassword: false };
}
