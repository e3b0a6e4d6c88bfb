import { publicPlaceOf } from '@murmel/contracts';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { showIncognito } from '../core/incognito/show-incognito';
import { beginItem } from '../core/sharing/ItemGate.state';
import { startErrorReporter } from '../platform/errors/reporter';
import { startTexts } from '../platform/i18n/i18n';
import { startOutbox } from '../platform/offline/start-outbox';
import { pageMeta } from '../platform/page/meta';
import { reloadOnPreloadError } from '../platform/page/preload-error';
import { showFailures } from '../platform/page/show-failures';
import { secretsIn } from '../platform/session/address-secrets';
import { pageData } from '../platform/session/initial-data';
import { session } from '../platform/session/store';
import { UiProvider } from '../ui/theme/UiProvider';
import { fetchFirstFonts } from './first-fonts';
import { OpenLookPage } from './PublicContent';
import { publicPageOf } from './pages';
import { firstTexts } from './public-texts';
import { VisitorPage } from './VisitorPage';

fetchFirstFonts();
// The secrets stay in the address, too, until they are exchanged: a reload before that needs them there.
session.change(secretsIn(location));
session.setUser(pageData.user);
const kept = pageMeta('shell') === 'kept' ? await (await import('../platform/offline/restore-page')).restoreOfflinePage() : undefined;
if (kept) session.setUser(kept.user);
else void startOutbox(pageData.user);
startErrorReporter();
reloadOnPreloadError();
// A teacher whose login session ended is simply anonymous on a public page.
showFailures(() => session.setUser(null));

const place = publicPlaceOf(location.pathname);
if (place)
  beginItem(
    place.itemId,
    kept?.items.find(({ id }) => id === place.itemId),
  );
// Without texts the page would show keys, so it waits for them; they load while the scripts do.
const texts = startTexts(pageData.user?.locale, firstTexts(place?.type));
// On its way while it is still asked whether the item may be seen: that saves a way to the server and back.
if (place) void (session.get().publicToken === null ? publicPageOf(place.type) : OpenLookPage).begin();
await texts;

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
showIncognito();
// Files are not dropped and pages not printed before there is something to see.
void import('../platform/page/after-drawing').then(({ afterDrawing }) => afterDrawing()).catch(() => undefined);
