import { type ParticipantsSee, type SurveyState, type SurveyTemplate, TOOLS } from '@murmel/contracts';
import { type Account, type Item, Survey, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem, type ItemFields } from '../../core/items/create-item.js';
import { templateQuestions, templateTitle } from './templates.js';

export interface SurveyFields {
  state?: SurveyState | undefined;
  participantsSee?: ParticipantsSee | undefined;
  publicResult?: boolean | undefined;
  thankYou?: string | undefined;
}

type NewSurvey = ItemFields & SurveyFields & { template?: SurveyTemplate | undefined };

/**
 * A new survey: an empty draft, or a template that is open at once. Its texts are in its creator's language.
 * @param projectId where a pupil makes it
 * @throws LIMIT_REACHED with the number for accounts with the licence `free`, TOOL_NOT_RELEASED
 */
export async function createSurvey(manager: EntityManager, owner: Account, input: NewSurvey, projectId?: string): Promise<Item> {
  const { template, state, participantsSee, publicResult, thankYou, ...fields } = input;
  const language = owner.locale ?? 'de';
  const item = await createItem(manager, owner, TOOLS.surveys.kind, fields, templateTitle(language, template), projectId);
  await manager.insert(Survey, {
    itemId: item.id,
    state: state ?? (template ? 'open' : 'draft'),
    participantsSee: participantsSee ?? 'never',
    publicResult: publicResult ?? false,
    thankYou: thankYou ?? '',
    wallQuestionId: null,
    wallRevealed: [],
  });
  if (template) await manager.insert(SurveyQuestion, templateQuestions(language, template, item.id));
  return item;
}
