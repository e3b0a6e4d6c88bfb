import { type PublicPlace, publicPlaceOf } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';

type Params = Readonly<Record<string, string>>;

/** Places that the public pages of a tool show, and the address of each. */
export interface PlacesOfTool<Place> {
  type: PublicPlace['type'];
  /** @param page one of the tool's public pages, as in the registry */
  placeOf: (page: string, params: Params) => Place;
  pathOf: (itemId: string, place: Place) => string;
}

/** Goes between public pages without loading: the visitor's page has no router, so this keeps address and screen together. */
export function usePlaceInAddress<Place>(
  { type, placeOf, pathOf }: PlacesOfTool<Place>,
  itemId: string,
  page: string,
  params: Params,
): { place: Place; go: (place: Place, how?: 'push' | 'replace') => void } {
  const [place, setPlace] = useState(() => placeOf(page, params));
  useEffect(() => {
    const follow = (): void => {
      const shown = publicPlaceOf(location.pathname);
      if (shown?.type === type && shown.itemId === itemId) setPlace(placeOf(shown.page, shown.params));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [type, placeOf, itemId]);
  const go = useCallback(
    (next: Place, how: 'push' | 'replace' = 'push') => {
      history[`${how}State`](history.state, '', pathOf(itemId, next) + location.search);
      setPlace(() => next);
    },
    [pathOf, itemId],
  );
  return { place, go };
}
