import type { PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { QrCode } from '../../../ui/cards/QrCode';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/status/toast-queue';
import { useClassesRoot } from '../../links/class-paths';
import { RouterLink } from '../../links/RouterLink';
import classes from '../dialogs/dialogs.module.css';
import { cardAddress, joinAddress, shortGoAddress } from '../join-address';
import { spacedCode } from '../spaced-code';

interface CodeDialogProps {
  schoolClass: SchoolClass;
  pupil: PupilAccessEntry;
  onClose: () => void;
}

/** The code of one pupil, large enough to be read across a table (spec C19). */
export function CodeDialog({ schoolClass, pupil: { id, name, code, card }, onClose }: CodeDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  return (
    <Dialog opened onClose={onClose} title={t('codeOf', { name })} closeLabel={shell('close')}>
      {code ? (
        <div className={classes.code}>
          <p className={classes.digits}>{spacedCode(code)}</p>
          <p className={classes.address} data-exact>
            {t('entrance.address', { address: shortGoAddress() })}
          </p>
          <QrCode value={card === null ? joinAddress(schoolClass) : cardAddress(card)} label={t('cardQr', { name })} size={160} />
          <p className={classes.hint}>{t('codeHint')}</p>
          <div className={classes.buttons}>
            <CopyButton
              text={code}
              label={t('copyCodeShort')}
              copiedLabel={t('copied')}
              onFailure={() => void toast({ id: 'copy-failed', tone: 'alert', text: t('failed.copy') })}
            />
            <Button
              variant="default"
              size="sm"
              component={RouterLink}
              href={`${root}/${schoolClass.id}/pupils/print?pupil=${id}`}
              leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />}
            >
              {t('pupilMenu.print')}
            </Button>
          </div>
        </div>
      ) : (
        <p>{t('failed.noCode')}</p>
      )}
    </Dialog>
  );
}
