import { sideEntryOf } from '@murmel/contracts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { switchLanguage, text } from '../../platform/i18n/i18n';
import { languageInAddress } from '../../platform/i18n/language-in-address';
import { calendarDay } from '../../platform/session/calendar-day';
import { lastVisitDay } from '../../platform/session/daily-visit';
import { refetchUser } from '../../platform/session/lifecycle';
import { markSessionEnded } from '../../platform/session/session-ended';
import { session } from '../../platform/session/store';
import { takeAddressSecrets } from '../../platform/session/take-secrets';
import { toast } from '../../ui/status/toast-queue';
import { beginPage } from '../frame/PageFrame';
import { type GuardResult, guard, type Navigation, refreshesUser } from '../guards';
import { ROUTES } from '../routes';
import { applyGuardEffects } from './apply-guard-effects';
import { type FoundRoute, findRoute } from './find-route';
import { mustBeLoadedAt } from './must-be-loaded';

/** Content on the screen: a location that all guards let through, or a page that does not exist. */
export type ShownLocation = { location: Location; found: FoundRoute } | 'nowhere';

/** Maximum number of consecutive redirects; more are a loop. */
const MOST_REDIRECTS = 10;

/** Runs the guards on every new address and answers with the last one that they let through. */
export function useGuardedLocation(): ShownLocation | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [shown, setShown] = useState<ShownLocation>();
  const handled = useRef<string>(undefined);
  const redirects = useRef(0);
  const named = useRef<string>(undefined);

  // Not a layout effect: on the first page those run before the router listens, and a redirect would go unheard.
  useEffect(() => {
    if (handled.current === location.key) return;
    const first = handled.current === undefined;
    handled.current = location.key;
    const show = (next: ShownLocation) => {
      const reveal = () => startTransition(() => setShown(next));
      // Later pages wait in a transition, with the one before in their place.
      if (first && next !== 'nowhere') void beginPage(next.found.route).then(reveal);
      else reveal();
    };
    const redirect = (to: string) => {
      redirects.current += 1;
      if (redirects.current > MOST_REDIRECTS) show('nowhere');
      else void navigate(to, { replace: true });
    };

    const found = findRoute(ROUTES, location.pathname);
    if (!found) {
      if (sideEntryOf(location.pathname)) {
        // An app that received such an address from the server, or from the device, would load it without end.
        if (first) show('nowhere');
        else window.location.reload();
      } else {
        // Explains why the start page appears after a mistyped address.
        toast({ id: 'no-such-address', tone: 'info', text: text('app', 'errors.noSuchAddress') });
        redirect('/');
      }
      return;
    }
    // A microphone or camera belongs to pages that were loaded at their address; before the address loses its secrets.
    if (!first && navigator.onLine && mustBeLoadedAt(location.pathname)) {
      window.location.reload();
      return;
    }
    const result = askGuards(location, found, first);
    if (result.type === 'fullLoad') {
      window.location.assign(result.url);
      return;
    }
    applyGuardEffects(result.effects);
    if (result.type === 'redirect') {
      redirect(result.to);
      return;
    }
    // A user redirected here from a pupil's page reads the reason first.
    if (redirects.current === 0) markSessionEnded(false);
    redirects.current = 0;
    // An unchanged language in the address is ignored: the user may have chosen another one meanwhile.
    const language = languageInAddress(location);
    if (language && (language !== named.current || type === NavigationType.Pop)) void switchLanguage(language);
    named.current = language;
    show({ location, found });
    if (refreshesUser(location.pathname, session.get())) void refetchUser();
  }, [location, navigate, type]);
  return shown;
}

function askGuards(location: Location, { route }: FoundRoute, first: boolean): GuardResult {
  const secrets = takeAddressSecrets();
  const { user, isIncognito, publicToken } = session.get();
  const to: Navigation = {
    path: location.pathname,
    search: Object.keys(secrets).length > 0 ? window.location.search : location.search,
    hash: location.hash,
    needs: route,
    // The secrets of the first address were taken before the router saw it.
    publicToken: first ? publicToken !== null : secrets.publicToken !== undefined,
    today: calendarDay(new Date()),
  };
  return guard(to, { user, incognito: isIncognito, lastVisit: lastVisitDay() });
}
