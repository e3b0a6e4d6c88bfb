import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showTitle } from '../../platform/page/title';
import type { Shown } from './use-guarded-location';

type ShownPage = Exclude<Shown, 'nowhere'>;

/** After a navigation is on the screen: title, then scroll to the hash or to the top, then focus to the heading. */
export function useAfterNavigation({ location, found }: ShownPage): void {
  const { t, i18n } = useTranslation('app');
  const { t: tools } = useTranslation('tools');
  const { route, dialog, pagePath } = found;
  const key = dialog ? route.dialogs?.[dialog] : route.title;
  const routeTitle = key ? t(`titles.${key}`) : route.tool && tools(`catalogue.${route.tool}.plural`);
  useEffect(() => showTitle(location.pathname, routeTitle), [location.pathname, routeTitle, i18n.language]);

  const before = useRef<string>(undefined);
  useEffect(() => {
    const cameFrom = before.current;
    before.current = pagePath;
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    // A dialog over the same page, or the next page of a list, moves nothing.
    if (cameFrom === pagePath && !target) return;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    // The browser itself puts the focus on a page that was just loaded.
    if (cameFrom !== undefined) focusHeading();
  }, [location.hash, location.key, pagePath]);
}

/** Screen readers say where they are now, and the keyboard starts there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
