import { publicPlaceOf, TOOLS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type SurveyPage, surveyPageOf, surveyPagePath } from './survey-page';

describe('places of a survey', () => {
  it.each<[SurveyPage]>([
    [{ screen: 'form', responseId: undefined }],
    [{ screen: 'form', responseId: 'r1' }],
    [{ screen: 'results', page: 1 }],
    [{ screen: 'results', page: 3 }],
  ])('%o has an address that leads back to it', (place) => {
    const found = publicPlaceOf(surveyPagePath('i1', place));
    expect(found).toMatchObject({ type: 'surveys', itemId: 'i1' });
    expect(surveyPageOf(found!.page, found!.params)).toEqual(place);
  });

  it.each(['0', '-1', 'x'])('takes the page %s for the first', (responsePage) => {
    expect(surveyPageOf(TOOLS.surveys.publicPages[3], { responsePage })).toEqual({ screen: 'results', page: 1 });
  });
});
