import type { Share, WordCloud } from '@murmel/contracts';
import { memo } from 'react';
import { addressBefore, readable } from '../../../core/sharing/short-code';
import { useShare, type Sharing } from '../../../core/sharing/use-share';
import { errorText } from '../../../platform/errors/error-text';
import { QrCode } from '../../../ui/cards/QrCode';
import { useTexts } from '../texts';
import classes from './wall.module.css';

/** QR code and short address; as long as nobody else may open the cloud, the offer to change that (decision E17). */
export const JoinCode = memo(function JoinCode({ item, open }: { item: WordCloud; open: boolean }) {
  const t = useTexts();
  const sharing = useShare(item.id);
  const { data: share, error } = sharing.query;
  if (!share) return <p className={classes.words}>{error ? errorText(error) : t('wall.loading')}</p>;
  return share.privacy === 'locked' ? <Lift sharing={sharing} open={open} /> : <Code share={share} />;
});

function Code({ share }: { share: Share }) {
  const t = useTexts();
  // Without a short address the long one works; the secret is in it only where the level asks for one.
  const address = share.shortLink ?? share.secretLink ?? share.publicLink;
  const shown = readable(share.shortLink ?? share.publicLink);
  return (
    <>
      <div className={classes.code}>
        <QrCode value={address} label={t('wall.qr', { address: shown })} />
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
      {share.privacy === 'password_protected' && <p className={classes.words}>{t('wall.password')}</p>}
      {share.privacy === 'members_only' && <p className={classes.words}>{t('wall.members')}</p>}
      {share.localNetworkOnly && <p className={classes.words}>{t('wall.local')}</p>}
    </>
  );
}

function Lift({ sharing, open }: { sharing: Sharing; open: boolean }) {
  const t = useTexts();
  // Who puts "join in" onto the wall wants words, so the link and the input come together, and the text says so.
  const lift = () => void sharing.change({ privacy: 'secret', ...(open ? {} : { visitorPermission: 'visitor_permissions_write' as const }) }).catch(() => undefined);
  return (
    <div className={classes.lift}>
      <p className={classes.words}>
        <strong>{t('wall.lift.title')}</strong> {t(open ? 'wall.lift.text' : 'wall.lift.textOpen')}
      </p>
      <button type="button" className={classes.liftButton} disabled={sharing.state === 'saving'} onClick={lift}>
        {t('wall.lift.action')}
      </button>
      {sharing.state === 'failed' && (
        <p className={classes.words} role="alert">
          {t('wall.lift.failed')}
        </p>
      )}
    </div>
  );
}
