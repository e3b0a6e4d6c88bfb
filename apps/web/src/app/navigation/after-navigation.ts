import { useEffect } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { showTitle } from '../../platform/page/title';
import { useScrollAndFocus } from '../../platform/page/use-scroll-and-focus';
import type { ShownLocation } from './use-guarded-location';

type ShownPage = Exclude<ShownLocation, 'nowhere'>;

/** Runs after the new page is rendered: sets the title, scrolls to the hash or to the top, and moves focus to the heading. */
export function useAfterNavigation({ location, found }: ShownPage): void {
  const { t, i18n } = useTranslation('app');
  const { t: tools } = useTranslation('tools');
  const { route, dialog, pagePath } = found;
  const key = dialog ? route.dialogs?.[dialog] : route.title;
  const routeTitle = key ? t(`titles.${key}`) : route.tool && tools(`catalogue.${route.tool}.${route.list ? 'pluralTitle' : 'name'}`);
  useEffect(() => showTitle(location.pathname, routeTitle), [location.pathname, routeTitle, i18n.language]);
  useScrollAndFocus(location, pagePath);
}
