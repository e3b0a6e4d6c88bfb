import { AI_LIMITS, LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import type { ProposalContribution } from '../../core/tool-contribution/contributions.js';

const input = z.strictObject({
  title: z.string().trim().min(LIMITS.title.min).max(LIMITS.title.max),
  markdown: z.string().min(1).max(AI_LIMITS.answerMax).describe('der ganze Text in Markdown, ohne den Titel'),
});
type Input = z.infer<typeof input>;

/** A text that a model proposes: no picture in it comes from elsewhere. */
export const textProposal: ProposalContribution<Input> = {
  as: 'generate_text_document',
  description: 'Schlägt ein Textdokument vor. Nur, wenn die Lehrkraft ein Dokument möchte, sonst antworte im Chat.',
  input,
  title: ({ title }) => title,
  outline: ({ markdown }) => markdown,
  markdown: ({ markdown }) => markdown,
  ofAnswer: (title, markdown) => ({ title, markdown }),
};
