import type { Share, VisitorPermission } from '@murmel/contracts';
import { memo } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { QrCode } from '../../ui/cards/QrCode';
import { PlainButton } from '../../ui/forms/PlainButton';
import classes from './JoinCode.module.css';
import { addressBefore, readable } from './short-address';
import { type Sharing, useShare } from './use-share';

interface JoinCodeProps {
  itemId: string;
  /** sentence about the rights that the secret link grants */
  liftText: string;
  /** permission of guests from then on; unchanged without it */
  permission?: VisitorPermission | undefined;
}

/**
 * QR code and short address as a band on the projected screen; while the item is locked for others, the offer to change that (spec E17).
 * Measured in the surrounding view's `--u`: one px at a width of 1920.
 */
export const JoinCode = memo(function JoinCode({ itemId, liftText, permission }: JoinCodeProps) {
  const { t } = useTranslation('sharing');
  const sharing = useShare(itemId);
  const { data: share, error } = sharing.query;
  if (!share) return <p className={classes.words}>{error ? errorText(error) : t('join.loading')}</p>;
  return share.privacy === 'locked' ? <ShareOffer sharing={sharing} text={liftText} permission={permission} /> : <Code share={share} />;
});

function Code({ share }: { share: Share }) {
  const { t } = useTranslation('sharing');
  // Without a short address the long one works; the secret is in it only where the level asks for one.
  const address = share.shortLink ?? share.secretLink ?? share.publicLink;
  const shown = readable(share.shortLink ?? share.publicLink);
  return (
    <>
      <div className={classes.code}>
        <QrCode value={address} label={t('join.qr', { address: shown })} />
      </div>
      {share.shortCode && share.shortLink ? (
        <p className={classes.address}>
          <span className={classes.host}>{addressBefore(share.shortLink, share.shortCode)}</span>
          <strong className={classes.short} data-long={share.shortCode.length > 10 || undefined}>
            {share.shortCode}
          </strong>
        </p>
      ) : (
        <p className={classes.address}>
          <span className={classes.host}>{shown}</span>
        </p>
      )}
      {share.privacy === 'password_protected' && <p className={classes.words}>{t('join.password')}</p>}
      {share.privacy === 'members_only' && <p className={classes.words}>{t('join.members')}</p>}
      {share.localNetworkOnly && <p className={classes.words}>{t('join.local')}</p>}
    </>
  );
}

function ShareOffer({ sharing, text, permission }: { sharing: Sharing; text: string; permission: VisitorPermission | undefined }) {
  const { t } = useTranslation('sharing');
  // A teacher who projects "join in" wants contributions, so link and permission are set together, and the text says so.
  const lift = () =>
    void sharing.change({ privacy: 'secret', ...(permission ? { visitorPermission: permission } : {}) }).catch(() => undefined);
  return (
    <div className={classes.lift}>
      <p className={classes.words}>
        <strong>{t('join.lift.title')}</strong> {text}
      </p>
      <PlainButton className={classes.liftButton} busy={sharing.state === 'saving'} onClick={lift}>
        {t('join.lift.action')}
      </PlainButton>
      {sharing.state === 'failed' && (
        <p className={classes.words} role="alert">
          {t('join.lift.failed')}
        </p>
      )}
    </div>
  );
}
