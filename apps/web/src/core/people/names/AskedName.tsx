import { Suspense, useState } from 'react';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';

export const LateNameDialog = lazyPage(() => import('./NameDialog'), ['people/names']);

/** Whose name a teacher took away is asked for another one, on every page; whoever puts it off is asked again on the next. */
export function AskedName() {
  const { user } = useSession();
  const [putOff, setPutOff] = useState<string>();
  if (!user?.asksName || putOff === user.name) return null;
  return (
    <Suspense fallback={null}>
      <LateNameDialog asked name={user.name} onClose={() => setPutOff(user.name)} />
    </Suspense>
  );
}
