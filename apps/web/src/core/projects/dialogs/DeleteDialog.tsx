import { LIMITS, type Project, type SchoolClass } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useContentsText } from '../../classes/dialogs/contents-text';
import { ExportLink } from '../../classes/dialogs/ExportLink';
import { LoadState } from '../../page/LoadState';
import { useProjectAction } from '../use-project-action';
import classes from './dialogs.module.css';

interface DeleteDialogProps {
  project: Project;
  schoolClass: SchoolClass | undefined;
  /** address to open after the deletion */
  afterwards: string;
  onClose: () => void;
}

/** Names what goes into the trash with it, and where it can be kept before (spec C23). */
export function DeleteDialog({ project: { id, name }, schoolClass, afterwards, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const contents = useQuery({ ...orpc.projects.contents.queryOptions({ input: { id } }), staleTime: 0 });
  const inWords = useContentsText();
  const { run, busy } = useProjectAction();
  const remove = async (): Promise<void> => {
    if (await run('remove', () => api.projects.discard({ id }), { name })) await navigate(afterwards, { replace: true });
  };
  return (
    <ConfirmDialog
      opened
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      cancelLabel={shell('cancel')}
      busy={busy !== undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <LoadState query={contents} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={1} />}>
          {(found) => {
            const made = inWords({ ...found, projects: 0, pupils: 0 });
            return (
              <p className={classes.line}>
                {made === ''
                  ? t('delete.nothing', { days: LIMITS.trashDays })
                  : t('delete.loss', { count: found.pupils, contents: made, days: LIMITS.trashDays })}
              </p>
            );
          }}
        </LoadState>
        <p className={classes.line}>{t('delete.shared')}</p>
        {schoolClass?.abilities.manage ? (
          <>
            <p className={classes.line}>{t('delete.exportFirst')}</p>
            <div>
              <ExportLink classId={schoolClass.id} />
            </div>
          </>
        ) : (
          <p className={classes.line}>{t('delete.askOwner', { owner: schoolClass?.owner ?? '' })}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
