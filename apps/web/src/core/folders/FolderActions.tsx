import { type Branch, LIMITS, textProblem } from '@murmel/contracts';
import { IconDots, IconPencil, IconShare3, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { RenameDialog } from '../../ui/overlays/RenameDialog';
import { useBookmarkAction } from '../bookmarks/use-bookmark';
import { useDiscardSeveral } from './use-discard-several';
import { asMovable } from './use-shelf';

const ShareDialog = lazyPage(() => import('../sharing/ShareDialog'), ['sharing']);

/** What can be done with one of a teacher's own folders. */
export function FolderActions({ folder, more }: { folder: Branch; more: readonly MenuAction[] }) {
  const { t } = useTranslation('items');
  const { t: folders } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'share' | 'rename'>();
  const discard = useDiscardSeveral();
  const bookmark = useBookmarkAction();
  const rename = useMutation(orpc.folders.update.mutationOptions({ onSuccess: () => void queryClient.invalidateQueries() }));
  const close = () => setOpen(undefined);
  const actions: MenuAction[] = [
    { key: 'share', label: t('share'), icon: IconShare3, onSelect: () => setOpen('share') },
    { key: 'rename', label: t('rename'), icon: IconPencil, onSelect: () => setOpen('rename') },
    ...bookmark(folder),
    ...more,
    { key: 'discard', label: t('discard'), icon: IconTrash, danger: true, onSelect: () => void discard([asMovable(folder)]) },
  ];
  return (
    <>
      <ActionMenu
        actions={actions}
        button={(props) => <IconButton {...props} icon={IconDots} label={t('more', { title: folder.title })} tipAlign="end" />}
      />
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog itemId={folder.id} onClose={close} />}
        {open === 'rename' && (
          <RenameDialog
            name={folder.title}
            title={t('renameDialog.title')}
            label={folders('new.label')}
            saveLabel={t('renameDialog.save')}
            cancelLabel={shell('cancel')}
            closeLabel={shell('close')}
            problemOf={(title) => {
              const problem = textProblem(title, LIMITS.title);
              return problem && folders(`new.${problem}`, { max: LIMITS.title.max });
            }}
            rename={(title) =>
              rename.mutateAsync({ id: folder.id, title }).then(
                () => true,
                () => false,
              )
            }
            failure={rename.isError ? t('renameDialog.failed') : undefined}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
