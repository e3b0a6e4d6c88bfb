import type { SchoolClass } from '@murmel/contracts';
import { IconDeviceProjector, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { QrCode } from '../../../ui/cards/QrCode';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { toast } from '../../../ui/status/toast-queue';
import { useClassesRoot } from '../../links/class-paths';
import { RouterLink } from '../../links/RouterLink';
import { joinAddress, shortGoAddress } from '../join-address';
import { useUpdateCachedClass } from '../queries';
import { spacedCode } from '../spaced-code';
import { useClassAction } from '../use-class-action';
import classes from './pupils.module.css';

/** Entry settings of a onetime class: one code, one link, and whether a teacher has to approve (spec C18). */
export function OnetimeEntrance({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const { id, code, admission, projectId, abilities } = schoolClass;
  const root = useClassesRoot();
  const { run, busy } = useClassAction();
  const keep = useUpdateCachedClass();
  /** requested value while its call is pending */
  const [wanted, setWanted] = useState<SchoolClass['admission']>();
  const [asking, setAsking] = useState(false);
  const address = joinAddress(schoolClass);
  const failed = () => void toast({ id: 'copy-failed', tone: 'alert', text: t('failed.copy') });
  const renew = async () => {
    await run('classCode', () => keep(api.schoolClasses.regenerateClassCode({ id })));
    setAsking(false);
  };
  const admit = async (next: SchoolClass['admission']) => {
    if (wanted) return;
    setWanted(next);
    await run('admission', () => keep(api.schoolClasses.update({ id, admission: next })));
    setWanted(undefined);
  };
  return (
    <section className={classes.entrance} aria-labelledby="class-entrance">
      <div className={classes.qr}>
        <QrCode value={address} label={t('entrance.qr')} size={168} />
      </div>
      <div className={classes.entranceWords}>
        <h2 id="class-entrance" className={classes.entranceTitle}>
          {t('entrance.title')}
        </h2>
        {code && <p className={classes.classCode}>{spacedCode(code)}</p>}
        <p className={classes.goAddress} data-exact>
          {t('entrance.address', { address: shortGoAddress() })}
        </p>
        <div className={classes.entranceButtons}>
          <CopyButton text={address} label={t('entrance.copyLink')} copiedLabel={t('copied')} onFailure={failed} />
          {projectId && (
            <Button
              variant="default"
              size="sm"
              component={RouterLink}
              href={`${root}/${id}/projects/${projectId}/share`}
              leftSection={<IconDeviceProjector size={18} stroke={1.9} aria-hidden />}
            >
              {t('entrance.wall')}
            </Button>
          )}
          {abilities.update && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconRefresh size={18} stroke={1.9} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('entrance.newCode')}
            </Button>
          )}
        </div>
        {abilities.update && (
          <SwitchRow
            label={t('entrance.each')}
            description={t('entrance.eachText')}
            checked={(wanted ?? admission) === 'each'}
            onChange={(each) => void admit(each ? 'each' : 'auto')}
          />
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('entrance.newCodeTitle')}
        confirmLabel={t('entrance.newCode')}
        cancelLabel={shell('cancel')}
        busy={busy === 'classCode'}
        danger={false}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {t('entrance.newCodeText')}
      </ConfirmDialog>
    </section>
  );
}
