import type { ComponentProps } from 'react';
import { IconButton } from '../overlays/IconButton';

/** A button among the controls of a `WallFrame`: as large as a hand at the board needs it. */
export function WallControl(props: Omit<ComponentProps<typeof IconButton>, 'size' | 'iconSize' | 'variant' | 'tipSide'>) {
  return <IconButton size={60} iconSize={26} variant="surface" tipSide="top" {...props} />;
}
