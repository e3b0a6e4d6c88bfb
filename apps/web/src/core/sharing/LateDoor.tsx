import { type ComponentProps, lazy, Suspense } from 'react';
import type DoorOf from './Door';

// Without the network nobody hears of a door: a tap looks again.
const Door = lazy(() => import('./Door').catch(() => ({ default: (() => null) as typeof DoorOf })));

/** The door in a file of its own, for pages that a phone has to load first. */
export function LateDoor(props: ComponentProps<typeof DoorOf>) {
  return (
    <Suspense fallback={null}>
      <Door {...props} />
    </Suspense>
  );
}
