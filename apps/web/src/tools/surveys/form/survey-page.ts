import { TOOLS } from '@murmel/contracts';
import type { PlacesOfTool } from '../../../core/answers/place-in-address';

const [NEW, RESPONSE, RESULT, RESULT_PAGE] = TOOLS.surveys.publicPages;

/** Page of a survey's public pages that is shown. */
export type SurveyPage = { screen: 'form'; responseId: string | undefined } | { screen: 'results'; page: number };

/** @param page one of the tool's public pages, as in the registry */
export function surveyPageOf(page: string, params: Readonly<Record<string, string>>): SurveyPage {
  if (page === RESULT || page === RESULT_PAGE)
    return { screen: 'results', page: Math.max(1, Number.parseInt(params['responsePage'] ?? '1', 10) || 1) };
  return { screen: 'form', responseId: page === RESPONSE ? params['responseId'] : undefined };
}

/** The address of a place. */
export function surveyPagePath(itemId: string, place: SurveyPage): string {
  const page = place.screen === 'form' ? (place.responseId ? RESPONSE : NEW) : place.page > 1 ? RESULT_PAGE : RESULT;
  const path = page.replace(':id', itemId);
  return place.screen === 'form' ? path.replace(':responseId', place.responseId ?? '') : path.replace(':responsePage', String(place.page));
}

export const SURVEY_PLACES: PlacesOfTool<SurveyPage> = { type: 'surveys', placeOf: surveyPageOf, pathOf: surveyPagePath };
