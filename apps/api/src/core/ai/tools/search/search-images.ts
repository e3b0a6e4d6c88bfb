import { AI_STEP_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';
import { fetchJson } from './fetch-json.js';

const QUERY_MAX = 100;
const FOUND = 5;
const ABOUT_MAX = 200;

const searxng = z.object({
  results: z.array(z.object({ title: z.string(), url: z.string(), content: z.string().nullish(), source: z.string().nullish() })),
});

/** Finds pages with pictures, only those fit for all ages. No picture is loaded here or shown: their pages say who made them. */
export const searchImages: ModelTool<{ query: string }> = {
  description:
    'Sucht Bilder im Netz und liefert Titel, Herkunft und die Adresse der Seite, auf der das Bild steht. Zeigt selbst keine Bilder.',
  input: z.strictObject({ query: z.string().trim().min(1).max(QUERY_MAX).describe('wonach gesucht wird, keine Namen von Privatpersonen') }),
  searches: true,
  available: ({ rules, search }) => rules.ports.size > 0 && search.images !== undefined,
  subject: ({ query }) => singleLine(query, AI_STEP_LIMITS.subject),
  run: async ({ search, language, signal }, { query: q }) => {
    const { url, key } = search.images!;
    const query = { q, language, format: 'json', safesearch: '2', categories: 'images' };
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const { results } = await fetchJson({ url, query, headers }, searxng, signal);
    const found = results.flatMap(({ title, url: page, content, source }) => {
      const address = URL.parse(page);
      if (!address || !/^https?:$/.test(address.protocol)) return [];
      const about = singleLine([source ?? '', content ?? ''].filter(Boolean).join(': '), ABOUT_MAX);
      return [{ title: singleLine(title, AI_STEP_LIMITS.subject) || address.host, address: address.href, about }];
    });
    if (found.length === 0) throw new StepFailed('nothing');
    const best = found.slice(0, FOUND);
    return {
      text: best.map(({ title, about, address }) => [title, about, address].filter(Boolean).join('\n')).join('\n\n'),
      sources: best.map(({ title, address }) => ({ title, address })),
    };
  },
};
