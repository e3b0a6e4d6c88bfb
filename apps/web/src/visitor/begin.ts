import { INITIAL_DATA_ID, type InitialData, publicPlaceOf } from '@murmel/contracts';
import { callEarly } from '../platform/api/early-call';
import { requestHeaders } from '../platform/api/headers';
import { pageMeta } from '../platform/page/meta';
import { secretsIn } from '../platform/session/address-secrets';

// A file of its own that comes long before the others: it asks whether the item may be seen while they are loaded.
const place = publicPlaceOf(location.pathname);
const written = document.getElementById(INITIAL_DATA_ID)?.textContent;
if (place && written) {
  const { user } = JSON.parse(written) as InitialData;
  callEarly(
    `/items/${encodeURIComponent(place.itemId)}`,
    requestHeaders(pageMeta('csrf'), {
      account: null,
      accessToken: null,
      publicToken: null,
      itemPassword: null,
      responseKey: null,
      ...secretsIn(location),
      visitorToken: user?.type === 'Visitor' ? (user.toolsUserId ?? user.id) : null,
      projectId: null,
    }),
  );
}
