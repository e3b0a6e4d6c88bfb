import { type Json, LIMITS, WEBSITE_LIMITS } from '@murmel/contracts';
import { plainRichText } from '@murmel/documents';
import { z } from 'zod';
import type { ProposalContribution } from '../../core/tool-contribution/contributions.js';
import { websiteContent } from './website-content.js';

const TEXT_MAX = 5000;

const input = z.strictObject({
  title: z.string().trim().min(LIMITS.title.min).max(LIMITS.title.max),
  sections: z
    .array(z.strictObject({ heading: z.string().trim().min(1).max(WEBSITE_LIMITS.headingMax), text: z.string().trim().max(TEXT_MAX) }))
    .min(1)
    .max(20),
});
type Input = z.infer<typeof input>;

/** Website proposed by a model: headings with texts. Only its owner publishes it. */
export const pageProposal: ProposalContribution<Input> = {
  as: 'generate_web_page',
  description: 'Schlägt eine Website mit Abschnitten vor. Nur, wenn die Lehrkraft eine Website möchte. Veröffentlicht wird nichts.',
  input,
  title: ({ title }) => title,
  outline: ({ sections }) => sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n'),
  content: ({ sections }, by) => {
    const blocks = sections.flatMap(({ heading, text }) => [
      { kind: 'Heading' as const, content: { text: heading } },
      ...(text === '' ? [] : [{ kind: 'Text' as const, content: { text: plainRichText(text) as unknown as Json } }]),
    ]);
    const site = websiteContent({ pages: [{ name: 'Start', blocks }] }, by);
    return Object.fromEntries(Object.entries(site).map(([table, parts]) => [table, [...parts] as unknown as Json]));
  },
};
