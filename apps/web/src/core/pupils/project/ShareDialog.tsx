import { useTranslation } from '../../../platform/i18n/use-translation';
import { publicAddress, typedAddress } from '../../../platform/page/addresses';
import { useSession } from '../../../platform/session/store';
import { QrCode } from '../../../ui/cards/QrCode';
import { Button } from '../../../ui/forms/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { GO } from '../../links/pupil-paths';
import classes from './ShareDialog.module.css';

/** Explains how to continue on another device: the address, the class's QR code, and the location of the pupil's own code. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pupils');
  const { t: shell } = useTranslation('shell');
  const { user } = useSession();
  const address = typedAddress(GO);
  const done = (
    <Button size="lg" onClick={onClose}>
      {t('share.done')}
    </Button>
  );
  return (
    <Dialog opened onClose={onClose} title={t('share.title')} closeLabel={shell('close')} footer={done}>
      {user?.schoolClassType === 'onetime' ? (
        <p>{t('share.onetime')}</p>
      ) : (
        <ol className={classes.steps}>
          <li>
            {t('share.step1')}
            <strong className={classes.address}>{address}</strong>
            {user?.schoolClassToken && (
              <>
                <span className={classes.or}>{t('share.or')}</span>
                <span className={classes.code}>
                  <QrCode value={publicAddress(`${GO}/${user.schoolClassToken}`)} label={t('share.qr')} size={200} />
                </span>
              </>
            )}
          </li>
          <li>{t('share.step2')}</li>
        </ol>
      )}
    </Dialog>
  );
}
