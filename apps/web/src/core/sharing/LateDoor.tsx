import { type ComponentProps, lazy, Suspense } from 'react';
import type DoorOf from './Door';

// Without the network the authorizer's subscription cannot work: a tap retries.
const Door = lazy(() => import('./Door').catch(() => ({ default: (() => null) as typeof DoorOf })));

/** Gate in a separate file, for pages whose own code a phone loads first. */
export function LateDoor(props: ComponentProps<typeof DoorOf>) {
  return (
    <Suspense fallback={null}>
      <Door {...props} />
    </Suspense>
  );
}
