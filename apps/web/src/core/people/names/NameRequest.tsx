import { Suspense, useState } from 'react';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';

export const LazyNameDialog = lazyPage(() => import('./NameDialog'), ['people/names']);

/** Asks a user whose name was reset by a teacher for another one, on every page; a user who postpones it is asked again on the next. */
export function NameRequest() {
  const { user } = useSession();
  const [putOff, setPutOff] = useState<string>();
  if (!user?.asksName || putOff === user.name) return null;
  return (
    <Suspense fallback={null}>
      <LazyNameDialog asked name={user.name} onClose={() => setPutOff(user.name)} />
    </Suspense>
  );
}
