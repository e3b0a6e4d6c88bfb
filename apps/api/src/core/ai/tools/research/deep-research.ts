import { AI_STEP_LIMITS, RESEARCH_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import type { ModelTool } from '../model-tool.js';
import { Research } from './research.js';

const QUESTION_MAX = 1000;
const { minutes, result, sources } = RESEARCH_LIMITS;
/** Extra time for returning the collected notes after the limit. */
const TO_TELL_SECONDS = 30;

/**
 * Runs a long research: plans, searches, reads pages that were found, and keeps what answers the question. The requesting model writes the
 * report.
 */
export const deepResearch: ModelTool<{ question: string }> = {
  description: `Recherchiert mehrere Minuten gründlich: plant, sucht, liest gefundene Seiten und liefert Notizen mit Quellen. Nutze es nur, wenn die
Lehrkraft ausdrücklich eine gründliche Recherche will, und höchstens einmal. Schreibe danach aus den Notizen einen Bericht mit Überschriften, nenne
zu jeder Aussage ihre Quelle als Link und ende mit einer Liste der Quellen. Was nicht in den Notizen steht, sagst du nicht.`,
  input: z.strictObject({
    question: z.string().trim().min(1).max(QUESTION_MAX).describe('die Frage, vollständig und ohne Namen von Privatpersonen'),
  }),
  forTeachers: true,
  searches: true,
  withinSeconds: minutes * 60 + TO_TELL_SECONDS,
  resultMax: result,
  sourcesMax: sources,
  available: ({ rules }) => rules.ports.size > 0,
  subject: ({ question }) => singleLine(question, AI_STEP_LIMITS.subject),
  run: (context, { question }) => new Research(context, question).result(),
};
