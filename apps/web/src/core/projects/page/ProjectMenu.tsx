import type { Project, SchoolClass } from '@murmel/contracts';
import { IconArchive, IconCircleCheck, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { EditDialog } from '../dialogs/EditDialog';
import { FinishDialog } from '../dialogs/FinishDialog';
import { useProjectPaths } from '../paths';
import type { ProjectSteps } from '../use-project-action';

interface ProjectMenuProps {
  project: Project;
  schoolClass: SchoolClass | undefined;
  action: ProjectSteps;
}

/** Menu of rare actions of a project's teacher: edit, finish, archive, delete. */
export function ProjectMenu({ project, schoolClass, action }: ProjectMenuProps) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'finish' | 'delete'>();
  const { state, archivedAt } = project;
  const paths = useProjectPaths(project.classId, project.id);
  const close = () => setOpen(undefined);
  const actions: MenuAction[] = [
    ...(archivedAt ? [] : [{ key: 'edit', label: t('edit.menu'), icon: IconPencil, onSelect: () => setOpen('edit') }]),
    ...(state === 'ended' ? [] : [{ key: 'finish', label: t('finish.menu'), icon: IconCircleCheck, onSelect: () => setOpen('finish') }]),
    ...(archivedAt
      ? []
      : [
          {
            key: 'archive',
            label: t('archiveIt'),
            description: t('archiveHint'),
            icon: IconArchive,
            onSelect: () => action.run('archive', () => void navigate(paths.schoolClass)),
          },
        ]),
    // A onetime class has exactly one project; it goes with its class (spec E22).
    ...(schoolClass?.type === 'permanent'
      ? [{ key: 'delete', label: t('delete.menu'), icon: IconTrash, danger: true, onSelect: () => setOpen('delete') }]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu
        actions={actions}
        button={(props) => <IconButton {...props} variant="outline" icon={IconDots} label={t('more')} tipAlign="end" />}
      />
      {open === 'edit' && <EditDialog project={project} onClose={close} />}
      {open === 'finish' && <FinishDialog project={project} action={action} onClose={close} />}
      {open === 'delete' && <DeleteDialog project={project} schoolClass={schoolClass} afterwards={paths.schoolClass} onClose={close} />}
    </>
  );
}
