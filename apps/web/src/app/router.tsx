import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { ErrorPage } from '../core/entry/ErrorPage';
import { FaultBoundary } from '../platform/errors/FaultBoundary';
import { useSessionEnded } from '../platform/session/session-ended';
import { PageFrame } from './frame/PageFrame';
import { useAfterNavigation } from './navigation/after-navigation';
import { type ShownLocation, useGuardedLocation } from './navigation/use-guarded-location';
import { PupilSessionEnded } from './pages/PupilSessionEnded';
import { ROUTES } from './routes';

type ShownPage = Exclude<ShownLocation, 'nowhere'>;

/** The pages of the app behind their guards. */
export function Router() {
  const shown = useGuardedLocation();
  if (shown === undefined) return null;
  if (shown === 'nowhere') return <ErrorPage kind="notFound" />;
  return (
    <Suspense fallback={null}>
      <ShownRoutes {...shown} />
    </Suspense>
  );
}

function ShownRoutes(shown: ShownPage) {
  useAfterNavigation(shown);
  const { location, found } = shown;
  const ended = useSessionEnded();
  const address = `${location.pathname}${location.search}${location.hash}`;
  if (ended === 'pupil') return <PupilSessionEnded />;
  if (ended) return <ErrorPage kind="unauthorized" signInHref={`/login?redirectUri=${encodeURIComponent(address)}`} />;
  return (
    <FaultBoundary resetKey={location.key} fallback={<ErrorPage kind="generic" />}>
      <Routes location={location}>
        <Route element={<FramedOutlet found={found} address={address} />}>
          {ROUTES.map(({ path, Page, dialogs = {} }) => (
            <Route key={path} path={path} element={<Page />}>
              {Object.keys(dialogs).map((dialog) => (
                <Route key={dialog} path={dialog} element={null} />
              ))}
            </Route>
          ))}
        </Route>
      </Routes>
    </FaultBoundary>
  );
}

/** Renders another item as another page: no state leaks from the one before. */
function FramedOutlet({ found, address }: { found: ShownPage['found']; address: string }) {
  return (
    <PageFrame route={found.route} address={address}>
      <Outlet key={found.pagePath} />
    </PageFrame>
  );
}
