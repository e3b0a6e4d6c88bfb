import { type ComponentProps, lazy, Suspense } from 'react';
import type DoorOf from './AccessWatcher';

// Without the network the authorizer's subscription cannot work: a tap retries.
const AccessWatcher = lazy(() => import('./AccessWatcher').catch(() => ({ default: (() => null) as typeof DoorOf })));

/** Gate in a separate file, for pages whose own code a phone loads first. */
export function LazyAccessWatcher(props: ComponentProps<typeof DoorOf>) {
  return (
    <Suspense fallback={null}>
      <AccessWatcher {...props} />
    </Suspense>
  );
}
