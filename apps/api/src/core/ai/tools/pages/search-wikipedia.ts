import { AI_STEP_LIMITS, INTERFACE_LANGUAGES, type InterfaceLanguage, SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { decodePage } from '../../../web-requests/decode-page.js';
import { limitStream } from '../../../web-requests/limit-stream.js';
import { safeFetch } from '../../../web-requests/safe-fetch.js';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';
import { tidied } from './page-text.js';

const ARTICLES = 3;
/** Longer queries are not needed, and no chat content fits into this length. */
const QUERY_MAX = 80;

const answered = z.object({
  query: z
    .object({ pages: z.array(z.object({ title: z.string(), extract: z.string().default(''), index: z.number().default(0) })) })
    .optional(),
});

/** Searches Wikipedia. A query never contains names of people of this installation: models only know placeholders. */
export const searchWikipedia: ModelTool<{ query: string; language?: InterfaceLanguage | undefined }> = {
  description: 'Schlägt einen Begriff bei Wikipedia nach und liefert die Einleitungen der besten Artikel mit Adresse.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(QUERY_MAX).describe('Begriff oder Name, kein ganzer Satz'),
    language: z.enum(INTERFACE_LANGUAGES).optional().describe('Sprache der Wikipedia'),
  }),
  searches: true,
  available: ({ rules }) => rules.ports.size > 0,
  subject: ({ query }) => singleLine(query, AI_STEP_LIMITS.subject),
  run: async ({ rules, language: usual, signal }, { query, language = usual }) => {
    const articles = await asked(`${rules.encyclopedia[language]}?${parameters(query)}`).catch(() => {
      throw new StepFailed('unreachable');
    });
    if (articles.length === 0) throw new StepFailed('nothing');
    const share = Math.floor(AI_STEP_LIMITS.result / articles.length);
    return {
      text: articles.map(({ title, extract }) => `${title}\n${tidied(extract).slice(0, share).toWellFormed()}`).join('\n\n'),
      sources: articles.map(({ title }) => ({
        title: singleLine(title, AI_STEP_LIMITS.subject),
        address: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_').toWellFormed())}`,
      })),
    };

    async function asked(address: string) {
      const { charset, body } = await safeFetch(rules, address, 'application/json', signal);
      let json = '';
      for await (const piece of decodePage(limitStream(body, true, SERVER_LIMITS.aiTools.pageBytes), charset)) json += piece;
      const { query: found } = answered.parse(JSON.parse(json));
      return (found?.pages ?? [])
        .filter(({ extract }) => extract !== '')
        .toSorted((a, b) => a.index - b.index)
        .slice(0, ARTICLES);
    }
  },
};

/** Builds the parameters under the names of the MediaWiki interface. */
function parameters(query: string): string {
  return new URLSearchParams({
    ...{ action: 'query', format: 'json', formatversion: '2', redirects: '1', generator: 'search', gsrsearch: query },
    ...{ gsrlimit: String(ARTICLES), prop: 'extracts', exintro: '1', explaintext: '1', exlimit: String(ARTICLES) },
  }).toString();
}
