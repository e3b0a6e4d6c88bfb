import { AI_STEP_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { tidied } from '../pages/page-text.js';
import { StepFailed } from '../step-failed.js';
import { fetchJson, fetchLookup } from './fetch-json.js';

const QUERY_MAX = 200;
const input = z.strictObject({
  query: z.string().trim().min(1).max(QUERY_MAX).describe('auf Englisch: eine Rechnung, Größe oder Tatsache'),
});
const sourceOf = (query: string) => ({
  title: 'Wolfram Alpha',
  address: `https://www.wolframalpha.com/input?i=${encodeURIComponent(query.toWellFormed())}`,
});
const common = {
  input,
  available: ({ rules, search }) => rules.ports.size > 0 && search.wolframAlpha !== undefined,
  subject: ({ query }) => singleLine(query, AI_STEP_LIMITS.subject),
} satisfies Partial<ModelTool<{ query: string }>>;

/** Returns the result of Wolfram Alpha's API for language models, one text. */
export const searchWolframAlpha: ModelTool<{ query: string }> = {
  ...common,
  description: 'Rechnet und schlägt Daten nach bei Wolfram Alpha: Mathematik, Physik, Chemie, Einheiten, Statistik.',
  run: async ({ search, signal }, { query }) => {
    const { url, key = '' } = search.wolframAlpha!;
    const asked = { input: query, appid: key, maxchars: String(AI_STEP_LIMITS.result) };
    const response = await fetchLookup({ url, query: asked }, signal);
    // It understood nothing: said with its own status.
    if (response.status === 501) throw new StepFailed('nothing');
    const text = response.ok ? tidied(await response.text().catch(() => '')) : '';
    if (text === '') throw new StepFailed('unreachable');
    return { text, sources: [sourceOf(query)] };
  },
};

const pods = z.object({
  queryresult: z.object({
    success: z.boolean(),
    pods: z.array(z.object({ title: z.string(), subpods: z.array(z.object({ plaintext: z.string().nullish() })) })).default([]),
  }),
});

/** The same with the way to the result, as far as it knows one. */
export const searchWolframAlphaSteps: ModelTool<{ query: string }> = {
  ...common,
  description: 'Löst eine Aufgabe bei Wolfram Alpha mit Rechenweg: Gleichungen, Ableitungen, Integrale.',
  run: async ({ search, signal }, { query }) => {
    const { stepsUrl: url, key = '' } = search.wolframAlpha!;
    const asked = { input: query, appid: key, output: 'json', format: 'plaintext', podstate: 'Step-by-step solution' };
    const timed = { ...asked, totaltimeout: String(SERVER_LIMITS.aiTools.withinSeconds - 2) };
    const { queryresult } = await fetchJson({ url, query: timed }, pods, signal);
    const text = queryresult.pods
      .map(({ title, subpods }) => [title, ...subpods.flatMap(({ plaintext }) => plaintext || [])])
      .filter(({ length }) => length > 1)
      .map((lines) => lines.join('\n'))
      .join('\n\n');
    if (!queryresult.success || text === '') throw new StepFailed('nothing');
    return { text: tidied(text), sources: [sourceOf(query)] };
  },
};
