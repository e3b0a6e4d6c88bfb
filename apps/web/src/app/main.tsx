import { createRoot } from 'react-dom/client';
import './text-files';
import { showIncognito } from '../core/incognito/show-incognito';
import { startErrorReporter } from '../platform/errors/reporter';
import { startTexts } from '../platform/i18n/i18n';
import { startOutbox } from '../platform/offline/start-outbox';
import { showFlash } from '../platform/page/flash';
import { pageMeta } from '../platform/page/meta';
import { reloadOnPreloadError } from '../platform/page/preload-error';
import { showFailures } from '../platform/page/show-failures';
import { pageData, readInitialData } from '../platform/session/initial-data';
import { refetchUser, sessionLost } from '../platform/session/lifecycle';
import { restoreProject } from '../platform/session/project';
import { session } from '../platform/session/store';
import { takeAddressSecrets } from '../platform/session/take-secrets';
import { App } from './App';

// Beside the first page's own files: whatever asks before it is there waits for it (`client.ts`).
void import('virtual:murmel-contract/all').catch(() => undefined);
takeAddressSecrets();
session.change({ galleryMode: pageData.galleryMode, ownPages: true });
session.setUser(pageData.user);
if (pageMeta('shell') === 'kept') await (await import('./offline-page')).showOfflinePage();
else void startOutbox(pageData.user);
startErrorReporter();
reloadOnPreloadError();
showFailures(() => void sessionLost());

// Without a server's page around it (development server) the signed-in user is unknown.
if (!readInitialData() && pageMeta('shell') !== 'kept') await refetchUser();
restoreProject();
const FIRST_TEXTS = ['app', 'errors', 'tools', 'platform/page', 'platform/errors', 'platform/errors/accounts'];
await startTexts(session.get().user?.locale, FIRST_TEXTS);
showFlash(pageData.flash);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
showIncognito();
// In a file of its own here, too: where the app has it, guests would load the app for it.
void import('../platform/page/after-drawing').then(({ afterDrawing }) => afterDrawing()).catch(() => undefined);
