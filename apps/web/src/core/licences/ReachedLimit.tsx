import { Suspense, useEffect, useState } from 'react';
import { onFailure } from '../../platform/api/failures';
import type { MonthLimit } from '../../platform/errors/month-limit';
import { lazyPage } from '../../platform/page/lazy-page';

const LimitDialog = lazyPage<{ reached: MonthLimit; onClose: () => void }>(() => import('./LimitDialog'), ['licences', 'tools', 'shell']);

/** Shows the limit of the month wherever a call was refused for it (spec ERR-15). The page below stays as it is, with all that was typed. */
export function ReachedLimit() {
  const [reached, setReached] = useState<MonthLimit>();
  useEffect(
    () =>
      onFailure((behaviour) => {
        if (behaviour.type === 'showLimit') setReached(behaviour.reached);
      }),
    [],
  );
  if (!reached) return null;
  return (
    <Suspense fallback={null}>
      <LimitDialog reached={reached} onClose={() => setReached(undefined)} />
    </Suspense>
  );
}
