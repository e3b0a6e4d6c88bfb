import { LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import type { ProposalContribution } from '../../core/tool-contribution/contributions.js';
import { pinboardContent } from './pinboard-content.js';

const { listNameMax, cardNameMax } = LIMITS.pinboard;
const CARD_TEXT_MAX = 1000;

const input = z.strictObject({
  title: z.string().trim().min(LIMITS.title.min).max(LIMITS.title.max),
  lists: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(listNameMax),
        cards: z
          .array(
            z.strictObject({ title: z.string().trim().min(1).max(cardNameMax), text: z.string().trim().max(CARD_TEXT_MAX).default('') }),
          )
          .max(30),
      }),
    )
    .min(1)
    .max(10),
});
type Input = z.infer<typeof input>;

/** A pinboard that a model proposes. */
export const pinboardProposal: ProposalContribution<Input> = {
  as: 'generate_pinboard',
  description: 'Schlägt eine Pinnwand mit Listen und Karten vor. Nur, wenn die Lehrkraft eine Pinnwand möchte.',
  input,
  title: ({ title }) => title,
  outline: ({ lists }) => lists.map(({ name, cards }) => [name, ...cards.map((card) => `– ${card.title}`)].join('\n')).join('\n'),
  content: ({ lists }, by) =>
    pinboardContent(
      lists.map(({ name, cards }) => [name, ...cards.map((card) => [card.title, card.text] as const)] as const),
      by,
    ),
};
