import { ONBOARDING_PATHS, type OnboardingAnswers } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorPage } from '../core/entry/ErrorPage';
import { LoadState } from '../core/page/LoadState';
import { orpc } from '../platform/api/queries';
import { useTranslation } from '../platform/i18n/use-translation';
import { showTitle } from '../platform/page/title';
import { useSessionEnded } from '../platform/session/session-ended';
import { useSession } from '../platform/session/store';
import { SkeletonGrid } from '../ui/status/SkeletonGrid';
import { Frame } from './Frame';
import { Questions } from './Questions';

/** Questions to a teacher: new ones at `/onboarding/edit`, all others once a school year at `/re_onboarding`. */
export function Onboarding() {
  return (
    <BrowserRouter>
      <Admitted />
    </BrowserRouter>
  );
}

/** Leads all who are no teachers to where they belong. */
function Admitted() {
  const { t, i18n } = useTranslation('onboarding');
  const { isTeacher, user } = useSession();
  const ended = useSessionEnded();
  const { pathname, search } = window.location;
  const again = pathname === ONBOARDING_PATHS.again;
  const signIn = `/login?redirectUri=${encodeURIComponent(`${pathname}${search}`)}`;
  const elsewhere = ended || isTeacher ? undefined : user ? '/' : signIn;
  useEffect(() => {
    if (elsewhere !== undefined) window.location.replace(elsewhere);
  }, [elsewhere]);
  useEffect(() => showTitle(pathname, t(again ? 'again.title' : 'title')), [again, pathname, t, i18n.language]);
  if (ended) return <ErrorPage kind="unauthorized" signInHref={signIn} />;
  return elsewhere === undefined ? <Answers again={again} /> : null;
}

/** Loads what was answered before. */
function Answers({ again }: { again: boolean }) {
  const { t } = useTranslation('onboarding');
  const query = useQuery({ ...orpc.onboarding.get.queryOptions(), refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY });
  if (query.data) return <Questions given={query.data satisfies OnboardingAnswers} again={again} />;
  return (
    <Frame>
      <h1 tabIndex={-1}>{t(again ? 'again.title' : 'title')}</h1>
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={4} />}>
        {() => null}
      </LoadState>
    </Frame>
  );
}
