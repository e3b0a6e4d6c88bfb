import { INTERFACE_LANGUAGES, type InterfaceLanguage, type SurveyTemplate } from '@murmel/contracts';
import { Item, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { updateItem } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';
import { templateQuestions, templateTitle } from './question-templates.js';
import { publishSurveyEdited } from './survey-edits.js';
import { lockedSurvey } from './survey-repository.js';

/**
 * The questions of a template for a survey that has none; it stays as open or closed as it is.
 * @throws NOT_FOUND, CHANGED_MEANWHILE when there are questions by now
 */
export async function fillFromTemplate(
  manager: EntityManager,
  itemId: string,
  { template, language }: { template: SurveyTemplate; language: InterfaceLanguage },
): Promise<void> {
  await lockedSurvey(manager, itemId);
  if (await manager.existsBy(SurveyQuestion, { itemId })) throw apiError('CHANGED_MEANWHILE');
  await manager.insert(SurveyQuestion, templateQuestions(language, template, itemId));
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const isUntitled = INTERFACE_LANGUAGES.some((one) => title === templateTitle(one, undefined));
  if (isUntitled) await updateItem(manager, itemId, { title: templateTitle(language, template) });
  await publishSurveyEdited(manager, itemId);
}
