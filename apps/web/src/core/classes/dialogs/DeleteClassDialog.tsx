import { LIMITS, type SchoolClass } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useClassesRoot } from '../../links/class-paths';
import { LoadState } from '../../page/LoadState';
import { useClassAction } from '../use-class-action';
import { useContentsText } from './contents-text';
import classes from './dialogs.module.css';
import { ExportLink } from './ExportLink';

interface DeleteClassDialogProps {
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** Names what goes into the trash with it, and offers it as a file first (spec C23). */
export function DeleteClassDialog({ schoolClass: { id, name }, onClose }: DeleteClassDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const navigate = useNavigate();
  const { run, busy } = useClassAction();
  const contents = useQuery(orpc.schoolClasses.contents.queryOptions({ input: { id } }));
  const text = useContentsText();
  const confirm = async () => {
    if (!(await run('removeClass', () => api.schoolClasses.discard({ id }), { name }))) return;
    onClose();
    void navigate(root, { replace: true });
  };
  return (
    <ConfirmDialog
      opened
      title={t('deleteClass.title', { name })}
      confirmLabel={t('deleteClass.confirm')}
      cancelLabel={shell('cancel')}
      busy={busy === 'removeClass'}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={classes.loss}>
        <LoadState query={contents} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={1} />}>
          {(found) => {
            const all = text(found);
            return (
              <p className={classes.line}>
                {all === ''
                  ? t('deleteClass.nothing', { days: LIMITS.trashDays })
                  : t('deleteClass.loss', { contents: all, days: LIMITS.trashDays })}
              </p>
            );
          }}
        </LoadState>
        <p className={classes.line}>{t('deleteClass.exportFirst')}</p>
        <div>
          <ExportLink classId={id} />
        </div>
      </div>
    </ConfirmDialog>
  );
}
