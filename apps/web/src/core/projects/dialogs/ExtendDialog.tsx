import type { Project } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useNow } from '../../dates/use-now';
import { momentText } from '../project-time-text';
import type { ProjectSteps } from '../use-project-action';
import classes from './dialogs.module.css';

interface ExtendDialogProps {
  project: Project;
  action: ProjectSteps;
  onClose: () => void;
}

/** Extends a project, as often as still permitted, or by the other unit of time. At the limit it shows the reason. */
export function ExtendDialog({ project, action, onClose }: ExtendDialogProps) {
  const { t, i18n } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const now = useNow();
  const { unit, units, unitsMax, otherUnit, endsAt, state } = project;
  const left = unitsMax - units;
  const step = otherUnit === 'day' ? 'toDay' : 'toMonth';
  const until = momentText(endsAt, now, i18n.language);
  const footer = (
    <>
      <Button variant="default" onClick={onClose} {...(left > 0 ? {} : { 'data-autofocus': true })}>
        {shell(left > 0 || otherUnit ? 'cancel' : 'close')}
      </Button>
      {otherUnit && (
        <Button variant="default" loading={action.busy === step} onClick={() => action.run(step, onClose)}>
          {t(`extend.to.${otherUnit}`)}
        </Button>
      )}
      {left > 0 && (
        <Button data-autofocus loading={action.busy === 'extend'} onClick={() => action.run('extend', onClose)}>
          {t(`extend.${unit}`)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog size="sm" opened onClose={onClose} title={t('extend.title')} closeLabel={shell('close')} footer={footer}>
      <p className={classes.line}>{t(state === 'ended' ? 'extend.over' : 'extend.until', { until })}</p>
      <p className={classes.line}>
        {left > 0 ? t(`extend.left.${unit}`, { count: left, max: unitsMax }) : t(`extend.none.${unit}`, { max: unitsMax })}
      </p>
      {otherUnit && <p className={classes.line}>{t(`extend.other.${otherUnit}`)}</p>}
      {left === 0 && !otherUnit && <p className={classes.line}>{t('extend.newOne')}</p>}
    </Dialog>
  );
}
