import { pageData } from '../../platform/session/initial-data';

/** Shows above every page of an entry that an admin looks as another person (spec TIT-07). All others load nothing of it. */
export function showIncognito(): void {
  const { incognito } = pageData;
  if (incognito) void import('./incognito-with-texts').then(({ mountBanner }) => mountBanner(incognito));
}
