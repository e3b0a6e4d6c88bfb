import type { InterfaceLanguage, ToolInput } from '@murmel/contracts';
import { Survey, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { templateQuestions } from './question-templates.js';

/** Creates the content of a new survey: an empty draft, or the questions of a template, which is open at once. */
export async function createSurvey(
  manager: EntityManager,
  itemId: string,
  language: InterfaceLanguage,
  { template, state, participantsSee, publicResult, thankYou }: ToolInput<'surveys', 'create'>,
): Promise<void> {
  await manager.insert(Survey, {
    itemId,
    state: state ?? (template ? 'open' : 'draft'),
    participantsSee: participantsSee ?? 'never',
    publicResult: publicResult ?? false,
    thankYou: thankYou ?? '',
    wallQuestionId: null,
    wallRevealed: [],
  });
  if (template) await manager.insert(SurveyQuestion, templateQuestions(language, template, itemId));
}
