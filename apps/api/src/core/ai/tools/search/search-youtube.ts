import { AI_STEP_LIMITS, type InterfaceLanguage } from '@murmel/contracts';
import type { SearchTools } from '@murmel/server';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';
import { fetchJson } from './fetch-json.js';

const QUERY_MAX = 100;
const ABOUT_MAX = 300;
const FOUND = 5;

const answered = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: z.string().regex(/^[\w-]{5,20}$/) }),
      snippet: z.object({ title: z.string(), description: z.string().default(''), channelTitle: z.string().default('') }),
    }),
  ),
});

/** A film that a search found. */
export interface FoundVideo {
  title: string;
  channel: string;
  about: string;
  address: string;
}

/** Finds videos, only those suitable for all ages; none is loaded here. */
export const searchYoutube: ModelTool<{ query: string }> = {
  description: 'Sucht Videos bei YouTube und liefert Titel, Kanal, Beschreibung und Adresse.',
  input: z.strictObject({ query: z.string().trim().min(1).max(QUERY_MAX).describe('wonach gesucht wird, keine Namen von Privatpersonen') }),
  searches: true,
  available: ({ rules, search }) => rules.ports.size > 0 && search.youtube !== undefined,
  subject: ({ query }) => singleLine(query, AI_STEP_LIMITS.subject),
  run: async ({ search, language, signal }, { query }) => {
    const videos = await searchedVideos(search.youtube!, query, language, signal);
    if (videos.length === 0) throw new StepFailed('nothing');
    return {
      text: videos.map(({ title, channel, about, address }) => `${title}\n${channel}\n${about}\n${address}`).join('\n\n'),
      sources: videos.map(({ title, address }) => ({ title, address })),
    };
  },
};

/** Searches films that are suitable for all ages. @throws StepFailed */
export async function searchedVideos(
  { url, key = '' }: NonNullable<SearchTools['youtube']>,
  q: string,
  language: InterfaceLanguage,
  signal: AbortSignal,
): Promise<FoundVideo[]> {
  const query = { q, part: 'snippet', type: 'video', safeSearch: 'strict', maxResults: String(FOUND), relevanceLanguage: language };
  const { items } = await fetchJson({ url, query, headers: { 'x-goog-api-key': key } }, answered, signal);
  return items.slice(0, FOUND).map(({ id, snippet }) => ({
    title: singleLine(snippet.title, AI_STEP_LIMITS.subject) || 'YouTube',
    channel: singleLine(snippet.channelTitle, ABOUT_MAX),
    about: singleLine(snippet.description, ABOUT_MAX),
    address: `https://www.youtube.com/watch?v=${id.videoId}`,
  }));
}
