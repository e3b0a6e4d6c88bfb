import { IconQrcode } from '@tabler/icons-react';
import { lazy } from 'react';
import type { CardScreen } from '../../card-screen';
import { EnlargedQrLink, QrLinkFace, QrLinkReading } from './QrLinkFace';

export const qrLinkScreen: CardScreen<'qr_link'> = {
  icon: IconQrcode,
  Face: QrLinkFace,
  Reading: QrLinkReading,
  Enlarged: EnlargedQrLink,
  Settings: lazy(() => import('./QrLinkSettings')),
  asksFirst: true,
};
