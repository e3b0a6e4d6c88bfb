import { TOOLS } from '@murmel/contracts';
import { useCallback } from 'react';
import { type PlacesOfTool, usePlaceInAddress } from './place-in-address';

/** Tools whose participants each have one response, at an address of its own. */
type ToolOfResponses = 'worksheet' | 'pupil_feedback';

/** Returns the addresses of responses: the id of one, or undefined for one that begins. */
export function responsePlaces(type: ToolOfResponses): PlacesOfTool<string | undefined> {
  const [begin, response] = TOOLS[type].publicPages;
  return {
    type,
    placeOf: (page, params) => (page === response ? params['responseId'] : undefined),
    pathOf: (itemId, responseId) => (responseId ? response.replace(':responseId', responseId) : begin).replace(':id', itemId),
  };
}

/** Keeps the address of one's own response, so that a reload shows it. */
export function useResponseAddress(
  places: PlacesOfTool<string | undefined>,
  itemId: string,
  page: string,
  params: Readonly<Record<string, string>>,
): { responseId: string | undefined; stay: (id: string) => void } {
  const { place: responseId, go } = usePlaceInAddress(places, itemId, page, params);
  const stay = useCallback((id: string) => go(id, 'replace'), [go]);
  return { responseId, stay };
}
