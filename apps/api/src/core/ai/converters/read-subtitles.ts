import { SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { decodePage } from '../../web-requests/decode-page.js';
import type { FetchRules } from '../../web-requests/fetch-rules.js';
import { limitStream } from '../../web-requests/limit-stream.js';
import { safeFetch } from '../../web-requests/safe-fetch.js';
import { tidied } from '../tools/pages/page-text.js';
import { ConversionFailed } from './conversion-failed.js';

const { filmPageBytes, subtitleBytes } = SERVER_LIMITS.converters;
const PLAYER = 'ytInitialPlayerResponse';

const player = z.object({
  playabilityStatus: z.object({ status: z.string() }),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({
        captionTracks: z.array(z.object({ baseUrl: z.string(), languageCode: z.string(), kind: z.string().optional() })),
      }),
    })
    .optional(),
});
const subtitles = z.object({ events: z.array(z.object({ segs: z.array(z.object({ utf8: z.string().default('') })).optional() })) });

/**
 * Reads the subtitles of a film at YouTube, as its page offers them: written ones before those that a machine heard, German before English
 * before others. Asks YouTube alone, whatever the page says.
 * @param id of the film @throws ConversionFailed, Error where YouTube does not answer as it should
 */
export async function readSubtitles(rules: FetchRules, id: string, signal: AbortSignal): Promise<string> {
  const page = new URL(rules.subtitles);
  page.searchParams.set('v', id);
  const said = playerOf(await textOf(rules, page.href, 'text/html', filmPageBytes, signal));
  // Private, removed, for members or adults.
  if (said?.playabilityStatus.status !== 'OK') throw new ConversionFailed('video');
  const tracks = said.captions?.playerCaptionsTracklistRenderer.captionTracks ?? [];
  const [best] = tracks.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (!best) throw new ConversionFailed('noSubtitles');
  const address = URL.parse(best.baseUrl, page.href);
  if (address?.host !== page.host || address.protocol !== page.protocol) throw new ConversionFailed('video');
  address.searchParams.set('fmt', 'json3');
  const text = wordsOf(await textOf(rules, address.href, 'application/json', subtitleBytes, signal));
  if (text === '') throw new ConversionFailed('noSubtitles');
  return text;
}

function rankOf({ languageCode, kind }: { languageCode: string; kind?: string | undefined }): number {
  const language = ['de', 'en'].indexOf(languageCode.slice(0, 2));
  return (kind === 'asr' ? 10 : 0) + (language < 0 ? 2 : language);
}

async function textOf(rules: FetchRules, address: string, accept: string, most: number, signal: AbortSignal): Promise<string> {
  const { body, charset } = await safeFetch(rules, address, accept, signal);
  let text = '';
  for await (const piece of decodePage(limitStream(body, false, most), charset)) text += piece;
  return text;
}

/** Returns what the page tells its player: an object in a script, which ends where its braces do. */
function playerOf(page: string): z.output<typeof player> | undefined {
  const named = page.indexOf(PLAYER);
  const from = named < 0 ? -1 : page.indexOf('{', named);
  const to = from < 0 ? -1 : endOfObject(page, from);
  return to < 0 ? undefined : player.safeParse(parsed(page.slice(from, to))).data;
}

/** Returns the place behind the object that begins at `from`; -1 where it does not end. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted && sign === '\\') at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '{') depth += 1;
    else if (!quoted && sign === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

function wordsOf(json: string): string {
  const { data } = subtitles.safeParse(parsed(json));
  const lines = (data?.events ?? []).map(({ segs = [] }) => segs.map(({ utf8 }) => utf8).join(''));
  return tidied(lines.filter((line) => line.trim() !== '').join('\n'));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
