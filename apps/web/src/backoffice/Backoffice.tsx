import { Suspense, useEffect } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router';
import { ErrorPage } from '../core/entry/ErrorPage';
import { FaultBoundary } from '../platform/errors/FaultBoundary';
import { switchLanguage } from '../platform/i18n/i18n';
import { languageInAddress } from '../platform/i18n/language-in-address';
import { useTranslation } from '../platform/i18n/use-translation';
import { showTitle } from '../platform/page/title';
import { useScrollAndFocus } from '../platform/page/use-scroll-and-focus';
import { useSessionEnded } from '../platform/session/session-ended';
import { useSession } from '../platform/session/store';
import { BackofficeShell } from './BackofficeShell';
import { addressOf, PLACES } from './places';

/** Administration of the installation: for its admins, at addresses of its own beside the app. */
export function Backoffice() {
  return (
    <BrowserRouter>
      <Admitted />
    </BrowserRouter>
  );
}

/** Leads all others to the place where they can become one: the sign-in, or the start page. */
function Admitted() {
  const { user, isAdmin } = useSession();
  const location = useLocation();
  const ended = useSessionEnded();
  const address = `${location.pathname}${location.search}`;
  const signIn = `/login?redirectUri=${encodeURIComponent(address)}`;
  const elsewhere = ended || isAdmin ? undefined : user ? '/' : signIn;
  useEffect(() => {
    if (elsewhere !== undefined) window.location.replace(elsewhere);
  }, [elsewhere]);
  if (ended) return <ErrorPage kind="unauthorized" signInHref={signIn} />;
  return elsewhere === undefined ? <Pages /> : null;
}

function Pages() {
  const { t, i18n } = useTranslation('backoffice');
  const location = useLocation();
  const place = PLACES.find((one) => matchPath(addressOf(one), location.pathname));
  const title = place && t(`places.${place.key}`);
  useEffect(() => showTitle(location.pathname, title), [location.pathname, title, i18n.language]);
  useScrollAndFocus(location, location.pathname);
  const language = languageInAddress(location);
  useEffect(() => {
    if (language) void switchLanguage(language);
  }, [language]);
  if (!place) return <ErrorPage kind="notFound" />;
  return (
    <BackofficeShell current={place.within ?? place.key}>
      <FaultBoundary resetKey={location.key} fallback={<ErrorPage kind="generic" />}>
        <Suspense fallback={null}>
          <Routes>
            {PLACES.map((one) => (
              <Route key={one.key} path={addressOf(one)} element={<one.Page />} />
            ))}
          </Routes>
        </Suspense>
      </FaultBoundary>
    </BackofficeShell>
  );
}
