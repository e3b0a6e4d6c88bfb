import { VISITOR_PERMISSIONS } from '@murmel/contracts';
import { listsOf, type PinboardList } from '@murmel/documents';
import { IconArrowLeft, IconArrowRight, IconDots, IconPalette, IconPencil, IconTrash } from '@tabler/icons-react';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/ActionMenu';
import { useBoardActions } from '../board-actions';
import { LazyMenu } from '../LazyMenu';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import classes from './list.module.css';

/** Menu of a list's actions; guests' permissions in it are set by the teacher only. */
export function ListMenu({ list, onRename }: { list: PinboardList; onRename: () => void }) {
  const t = useBoardTexts();
  const { board, actor } = usePinboard();
  const { run, ask, trashList } = useBoardActions();
  const { id } = list;
  const lists = listsOf(board);
  const index = lists.findIndex((other) => other.id === id);
  const moved = (by: -1 | 1) => void run('moveList', { list: id, after: lists[by === 1 ? index + 1 : index - 2]?.id ?? null });
  const teacher: MenuAction[] = [
    { key: 'left', label: t('list.left'), icon: IconArrowLeft, disabled: index <= 0, onSelect: () => moved(-1) },
    { key: 'right', label: t('list.right'), icon: IconArrowRight, disabled: index === lists.length - 1, onSelect: () => moved(1) },
    ...[...VISITOR_PERMISSIONS, null].map(
      (permission, place): MenuAction => ({
        key: permission ?? 'board',
        label: t(permission ? `permission.${permission}` : 'permission.board'),
        checked: list.permission === permission,
        ...(place === 0 ? { group: t('permission.list') } : {}),
        onSelect: () => void run('changeList', { list: id, permission }),
      }),
    ),
  ];
  const actions: MenuAction[] = [
    { key: 'rename', label: t('list.rename'), icon: IconPencil, onSelect: () => setTimeout(onRename) },
    { key: 'colour', label: t('list.colour'), icon: IconPalette, onSelect: () => ask({ about: 'listColour', id }) },
    ...(actor.trusted ? teacher : []),
    { key: 'trash', label: t('list.trash'), icon: IconTrash, danger: true, onSelect: () => trashList(id) },
  ];
  return (
    <LazyMenu className={classes.menu} label={t('list.menu', { name: list.name })} face={<IconDots size={20} stroke={1.9} aria-hidden />}>
      {(button) => <ActionMenu actions={actions} button={button} />}
    </LazyMenu>
  );
}
