import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useRequestsPending } from '../../platform/api/pending';
import { queryClient } from '../../platform/api/query-client';
import { FaultBoundary } from '../../platform/errors/FaultBoundary';
import { startErrorReporter } from '../../platform/errors/reporter';
import { startTexts } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { showFlash } from '../../platform/page/flash';
import { reloadOnPreloadError } from '../../platform/page/preload-error';
import { showFailures } from '../../platform/page/show-failures';
import { pageData, readInitialData } from '../../platform/session/initial-data';
import { refetchUser, sessionLost } from '../../platform/session/lifecycle';
import { session } from '../../platform/session/store';
import { ProgressBar } from '../../ui/status/ProgressBar';
import { Toasts } from '../../ui/status/Toasts';
import { UiProvider } from '../../ui/theme/UiProvider';
import { showIncognito } from '../incognito/show-incognito';
import { ErrorPage } from './ErrorPage';

/** Texts of what stands around every page of an entry. */
const AROUND = ['errors', 'platform/page', 'platform/errors', 'platform/errors/accounts'];

/**
 * Starts an entry beside the app, which works only with a line: session of the page, texts, and what every page has around it.
 * @param namespaces texts that the first screen shows
 */
export async function startEntry(namespaces: readonly string[], page: ReactNode): Promise<void> {
  void import('virtual:murmel-contract/all').catch(() => undefined);
  session.change({ ownPages: true });
  session.setUser(pageData.user);
  startErrorReporter();
  reloadOnPreloadError();
  showFailures(() => void sessionLost());
  // The development server of the client draws the page without its user.
  if (!readInitialData()) await refetchUser();
  await startTexts(session.get().user?.locale, [...AROUND, ...namespaces]);
  showFlash(pageData.flash);
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <FaultBoundary fallback={<ErrorPage kind="generic" />}>
            <Suspense fallback={null}>{page}</Suspense>
            <Overlay />
          </FaultBoundary>
        </QueryClientProvider>
      </UiProvider>,
    );
  showIncognito();
  void import('../../platform/page/after-drawing').then(({ afterDrawing }) => afterDrawing()).catch(() => undefined);
}

function Overlay() {
  const { t } = useTranslation('platform/page');
  const pending = useRequestsPending();
  return (
    <>
      <ProgressBar active={pending} label={t('loading')} />
      <Toasts label={t('messages')} closeLabel={t('dismiss')} />
    </>
  );
}
