import { IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { QrCode } from '../../ui/cards/QrCode';
import { Button } from '../../ui/forms/Button';
import { FullScreenDialog } from '../../ui/overlays/FullScreenDialog';
import { Address } from './Address';
import { readable } from './short-address';
import classes from './WallView.module.css';

interface WallViewProps {
  title: string;
  address: string;
  /** the page asks for a password after the address */
  withPassword: boolean;
  onClose: () => void;
}

/** QR code and address over the whole screen, for the last row of the class. Escape closes it. */
export function WallView({ title, address, withPassword, onClose }: WallViewProps) {
  const { t } = useTranslation('sharing');
  const text = readable(address);
  return (
    <FullScreenDialog className={classes.wall} label={t('wall.title')} onClose={onClose}>
      <div className={classes.code}>
        <QrCode value={address} label={t('link.qr', { address: text })} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.scan}>{t('wall.scan')}</p>
        <p className={classes.address} style={{ '--letters': Math.max(14, text.length) } as CSSProperties}>
          <Address of={address} />
        </p>
        {withPassword && <p className={classes.scan}>{t('wall.password')}</p>}
      </div>
      <div className={classes.close}>
        <Button size="xl" variant="default" data-first-focus leftSection={<IconX size={24} stroke={2} aria-hidden />} onClick={onClose}>
          {t('wall.close')}
        </Button>
      </div>
    </FullScreenDialog>
  );
}
