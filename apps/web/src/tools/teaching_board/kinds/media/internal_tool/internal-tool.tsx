import { IconApps } from '@tabler/icons-react';
import { lazy } from 'react';
import type { CardScreen } from '../../card-screen';
import { InternalToolFace, InternalToolReading } from './InternalToolFace';

export const internalToolScreen: CardScreen<'internal_tool'> = {
  icon: IconApps,
  Face: InternalToolFace,
  Reading: InternalToolReading,
  Settings: lazy(() => import('./InternalToolSettings')),
  asksFirst: true,
};
