import { AI_STEP_LIMITS, type InterfaceLanguage } from '@murmel/contracts';
import type { SearchTools } from '@murmel/server';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';
import { fetchJson } from './fetch-json.js';

const QUERY_MAX = 200;
const EXCERPT_MAX = 600;
const FOUND = 5;

/** A page that a search found. */
export interface FoundPage {
  title: string;
  address: string;
  excerpt: string;
}

type Web = NonNullable<SearchTools['web']>;
const found = z.object({ title: z.string(), url: z.string() });
const searxng = z.object({ results: z.array(found.extend({ content: z.string().nullish() })) });
const brave = z.object({ web: z.object({ results: z.array(found.extend({ description: z.string().nullish() })) }).optional() });

/** Searches the web with the operator's service, without results unsuitable for school. */
export const searchWeb: ModelTool<{ query: string }> = {
  description: 'Durchsucht das Web und liefert die besten Treffer mit Titel, Adresse und Auszug. Die Seiten selbst öffnet es nicht.',
  input: z.strictObject({ query: z.string().trim().min(1).max(QUERY_MAX).describe('Suchbegriffe, keine Namen von Privatpersonen') }),
  searches: true,
  available: ({ rules, search }) => rules.ports.size > 0 && search.web !== undefined,
  subject: ({ query }) => singleLine(query, AI_STEP_LIMITS.subject),
  run: async ({ search, language, signal }, { query }) => {
    const pages = await searchedWeb(search.web!, query, language, signal);
    if (pages.length === 0) throw new StepFailed('nothing');
    return {
      text: pages.map(({ title, address, excerpt }) => `${title}\n${address}\n${excerpt}`).join('\n\n'),
      sources: pages.map(({ title, address }) => ({ title, address })),
    };
  },
};

/** @throws StepFailed */
export async function searchedWeb(web: Web, query: string, language: InterfaceLanguage, signal: AbortSignal): Promise<FoundPage[]> {
  const all = web.kind === 'brave' ? await byBrave(web, query, language, signal) : await bySearxng(web, query, language, signal);
  return all
    .flatMap(({ title, url, words }) => {
      const address = URL.parse(url);
      if (!address || !/^https?:$/.test(address.protocol)) return [];
      return [
        {
          title: singleLine(title, AI_STEP_LIMITS.subject) || address.host,
          address: address.href,
          excerpt: singleLine(words ?? '', EXCERPT_MAX),
        },
      ];
    })
    .slice(0, FOUND);
}

async function bySearxng({ url, key }: Web, q: string, language: InterfaceLanguage, signal: AbortSignal) {
  const query = { q, language, format: 'json', safesearch: '2' };
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const { results } = await fetchJson({ url, query, headers }, searxng, signal);
  return results.map(({ content, ...page }) => ({ ...page, words: content }));
}

async function byBrave({ url, key = '' }: Web, q: string, language: InterfaceLanguage, signal: AbortSignal) {
  const query = { q, search_lang: language, count: String(FOUND), safesearch: 'strict', text_decorations: 'false' };
  const { web } = await fetchJson({ url, query, headers: { accept: 'application/json', 'x-subscription-token': key } }, brave, signal);
  return (web?.results ?? []).map(({ description, ...page }) => ({ ...page, words: description }));
}
