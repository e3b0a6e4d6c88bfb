import type { SchoolClass } from '@murmel/contracts';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconDownload,
  IconFileDownload,
  IconLogout2,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { ClassPdfDialog } from '../exports/lazy-pdf-dialog';
import { DeleteClassDialog } from './dialogs/DeleteClassDialog';
import { exportAddress } from './dialogs/ExportLink';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { RenameClassDialog } from './dialogs/RenameClassDialog';
import { useClassAction } from './use-class-action';

/** Menu of actions on a class as a whole; actions the user may not perform are not offered. */
export function ClassMenu({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { id, name, archivedAt, abilities } = schoolClass;
  const [open, setOpen] = useState<'rename' | 'delete' | 'leave' | 'pdf'>();
  const { run } = useClassAction();
  const archive = () => run(archivedAt ? 'unarchive' : 'archive', () => api.schoolClasses.update({ id, archived: !archivedAt }), { name });
  const actions: MenuAction[] = [
    ...(abilities.update
      ? [
          { key: 'rename', label: t('menu.rename'), icon: IconPencil, onSelect: () => setOpen('rename') },
          {
            key: 'archive',
            label: t(archivedAt ? 'menu.unarchive' : 'menu.archive'),
            icon: archivedAt ? IconArchiveOff : IconArchive,
            onSelect: () => void archive(),
          },
        ]
      : []),
    { key: 'pdf', label: t('menu.pdf'), icon: IconFileDownload, onSelect: () => setOpen('pdf') },
    ...(abilities.manage
      ? [
          {
            key: 'export',
            label: t('menu.export'),
            description: t('menu.exportText'),
            icon: IconDownload,
            onSelect: () => window.location.assign(exportAddress(id)),
          },
        ]
      : []),
    ...(abilities.leave
      ? [{ key: 'leave', label: t('menu.leave'), icon: IconLogout2, danger: true, onSelect: () => setOpen('leave') }]
      : []),
    ...(abilities.manage
      ? [{ key: 'delete', label: t('menu.delete'), icon: IconTrash, danger: true, onSelect: () => setOpen('delete') }]
      : []),
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <ActionMenu
        actions={actions}
        button={(props) => <IconButton {...props} variant="outline" icon={IconDots} label={t('menu.label', { name })} tipAlign="end" />}
      />
      {open === 'rename' && <RenameClassDialog schoolClass={schoolClass} onClose={close} />}
      {open === 'delete' && <DeleteClassDialog schoolClass={schoolClass} onClose={close} />}
      <Suspense fallback={null}>
        {open === 'pdf' && <ClassPdfDialog id={id} name={t('menu.pdfName', { name })} shape="names" onClose={close} />}
      </Suspense>
      {open === 'leave' && <LeaveDialog schoolClass={schoolClass} onClose={close} />}
    </>
  );
}
