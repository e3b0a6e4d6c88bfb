import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorPage } from '../core/entry/ErrorPage';
import { ReachedLimit } from '../core/licences/ReachedLimit';
import { ToolContributions } from '../core/tools/contribution';
import { useRequestsPending } from '../platform/api/pending';
import { queryClient } from '../platform/api/query-client';
import { FaultBoundary } from '../platform/errors/FaultBoundary';
import { useTranslation } from '../platform/i18n/use-translation';
import { signOutPrompt } from '../platform/offline/sign-out-prompt';
import { lazyPage } from '../platform/page/lazy-page';
import { ProgressBar } from '../ui/status/ProgressBar';
import { Toasts } from '../ui/status/Toasts';
import { UiProvider } from '../ui/theme/UiProvider';
import { OfflineBanner } from './frame/OfflineBanner';
import { Router } from './router';
import { CONTRIBUTIONS } from './tools';

const SignOutDialog = lazyPage(() => import('../core/offline/SignOutDialog'), ['offline']);

/** App for users with an account. */
export function App() {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <ToolContributions value={CONTRIBUTIONS}>
          <FaultBoundary fallback={<ErrorPage kind="generic" />}>
            <OfflineBanner />
            <BrowserRouter>
              <Suspense fallback={null}>
                <Router />
              </Suspense>
              <ReachedLimit />
            </BrowserRouter>
            <Overlay />
          </FaultBoundary>
        </ToolContributions>
      </QueryClientProvider>
    </UiProvider>
  );
}

function Overlay() {
  const { t } = useTranslation('platform/page');
  const pending = useRequestsPending();
  const asked = useSyncExternalStore(signOutPrompt.subscribe, signOutPrompt.get);
  return (
    <>
      <ProgressBar active={pending} label={t('loading')} />
      <Toasts label={t('messages')} closeLabel={t('dismiss')} />
      {asked && (
        <Suspense fallback={null}>
          <SignOutDialog />
        </Suspense>
      )}
    </>
  );
}
