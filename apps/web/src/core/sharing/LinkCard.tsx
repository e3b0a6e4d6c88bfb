import type { Share } from '@murmel/contracts';
import { IconMaximize, IconPencil, IconWifi } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { QrCode } from '../../ui/cards/QrCode';
import { Button } from '../../ui/forms/Button';
import { CopyButton } from '../../ui/forms/CopyButton';
import { IconButton } from '../../ui/overlays/IconButton';
import { toast } from '../../ui/status/toast-queue';
import { Address } from './Address';
import classes from './LinkCard.module.css';
import { QrDownload } from './QrDownload';
import { ShortCodeForm } from './ShortCodeForm';
import { addressBefore, readable } from './short-address';
import type { Sharing } from './use-share';
import { WallView } from './WallView';

interface LinkCardProps {
  title: string;
  share: Share;
  sharing: Sharing;
}

/** Access information: QR code, short address and the granted rights. */
export function LinkCard({ title, share, sharing }: LinkCardProps) {
  const { t } = useTranslation('sharing');
  const [open, setOpen] = useState<'rename' | 'wall'>();
  // Without a short address the long one works; the secret is in it only where the level asks for one.
  const address = share.shortLink ?? share.secretLink ?? share.publicLink;
  const shown = readable(share.shortLink ?? share.publicLink);
  const close = () => setOpen(undefined);
  return (
    <section className={classes.card} aria-label={t('link.short')}>
      <div className={classes.code}>
        <QrCode value={address} label={t('link.qr', { address: shown })} />
      </div>
      <div className={classes.words}>
        <span className={classes.kind}>{share.shortLink ? t('link.short') : t('link.long')}</span>
        <strong className={classes.address}>
          <Address of={shown} />
        </strong>
        <div className={classes.row}>
          <CopyButton
            text={address}
            label={t('link.copy')}
            copiedLabel={t('link.copied')}
            onFailure={() => void toast({ tone: 'alert', text: t('link.copyFailed') })}
          />
          {share.shortCode && (
            <IconButton
              variant="outline"
              icon={IconPencil}
              label={t('link.rename')}
              aria-expanded={open === 'rename'}
              onClick={() => setOpen(open === 'rename' ? undefined : 'rename')}
            />
          )}
          <IconButton variant="outline" icon={IconMaximize} label={t('link.wall')} onClick={() => setOpen('wall')} />
          <QrDownload address={address} name={share.shortCode ?? 'qr-code'} />
        </div>
        {!share.shortCode && (
          <Button
            variant="subtle"
            className={classes.on}
            busy={sharing.state === 'saving'}
            onClick={() => void sharing.change({ shortCode: true }).catch(() => undefined)}
          >
            {t('link.on')}
          </Button>
        )}
      </div>
      {open === 'rename' && share.shortCode && share.shortLink && (
        <div className={classes.below}>
          <ShortCodeForm
            before={addressBefore(share.shortLink, share.shortCode)}
            code={share.shortCode}
            sharing={sharing}
            onClose={close}
          />
        </div>
      )}
      {share.localNetworkOnly && (
        <p className={classes.local}>
          <IconWifi size={20} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
          <span>
            <strong>{t('link.local')}.</strong> {t('link.localText')}
          </span>
        </p>
      )}
      {open === 'wall' && (
        <WallView title={title} address={address} withPassword={share.privacy === 'password_protected'} onClose={close} />
      )}
    </section>
  );
}
