import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { changeSurvey } from './change-survey.js';
import { createSurvey } from './create-survey.js';
import { templateTitle } from './question-templates.js';
import { shownSurvey, wholeSurvey } from './survey-answers.js';

/** Surveys as items: an empty draft, or made from a template. */
export const surveyItem: ItemContribution<'surveys'> = {
  germanName: 'Umfrage',
  untitled: (language, { template }) => templateTitle(language, template),
  async create(manager, { item, owner, input }) {
    await createSurvey(manager, item.id, owner.locale ?? 'de', input);
    return { survey: await wholeSurvey(manager, item.id) };
  },
  read: async (manager, context, item) => ({ survey: await shownSurvey(manager, context, item) }),
  change: changeSurvey,
};
