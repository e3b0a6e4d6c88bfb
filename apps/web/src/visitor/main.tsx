import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../platform/i18n/i18n';
import { startErrorReporter } from '../platform/errors/reporter';
import { reloadOnPreloadError } from '../platform/page/preload-error';
import { showFailures } from '../platform/page/show-failures';
import { pageData } from '../platform/session/initial-data';
import { session } from '../platform/session/store';
import { takeAddressSecrets } from '../platform/session/take-secrets';
import { UiProvider } from '../ui/theme/UiProvider';
import { VisitorPage } from './VisitorPage';

takeAddressSecrets();
session.setUser(pageData.user);
startErrorReporter();
reloadOnPreloadError();
// A teacher whose session ended is simply nobody on a public page.
showFailures(() => session.setUser(null));

// Without texts the page would show keys, so it waits for them; they load while the scripts do.
await startTexts(pageData.user?.locale, ['visitor', 'tools', 'platform/page', 'platform/errors']);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <Suspense fallback={null}>
        <VisitorPage path={location.pathname} />
      </Suspense>
    </UiProvider>,
  );
}
