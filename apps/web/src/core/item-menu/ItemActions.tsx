import type { Item } from '@murmel/contracts';
import { IconDots, IconPencil, IconShare3, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { useDiscard } from '../items/use-discard';
import { useCopyAction } from '../remixes/use-copies';
import { useBookmarkAction } from './use-bookmark';
import { useTemplateAction } from './use-template-action';

// Few cards are shared or renamed at once; lists and the first page stay light without it.
const ShareDialog = lazyPage(() => import('../sharing/ShareDialog'), ['sharing']);
const RenameItemDialog = lazyPage(() => import('../items/rename/RenameItemDialog'), ['items/rename']);

/** Subject of a menu: an item, or an own folder. */
export type ActionTarget = Pick<Item, 'id' | 'kind' | 'title' | 'bookmarked'> & { abilities: Partial<Item['abilities']> };

interface ItemActionsProps {
  item: ActionTarget;
  /** only the menu: on the small cards of the start page */
  compact?: boolean;
  /** additional actions of the list */
  more?: readonly MenuAction[];
}

/** Share and "more" of a card; what the person may not do is not offered. */
export function ItemActions({ item, compact = false, more = [] }: ItemActionsProps) {
  const { t } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState<'share' | 'rename'>();
  const discard = useDiscard();
  const bookmark = useBookmarkAction();
  const copy = useCopyAction();
  const { abilities } = item;
  const template = useTemplateAction(item, shell('asTemplate'));
  const actions: MenuAction[] = [
    ...(abilities.share ? [{ key: 'share', label: t('share'), icon: IconShare3, onSelect: () => setOpen('share') }] : []),
    ...(abilities.update ? [{ key: 'rename', label: t('rename'), icon: IconPencil, onSelect: () => setOpen('rename') }] : []),
    ...(abilities.read ? bookmark(item) : []),
    ...copy(item),
    ...template.actions,
    ...more,
    ...(abilities.discard
      ? [{ key: 'discard', label: t('discard'), icon: IconTrash, danger: true, onSelect: () => void discard(item) }]
      : []),
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      {abilities.share && !compact && (
        <IconButton
          variant="surface"
          icon={IconShare3}
          label={t('shareItem', { title: item.title })}
          tipAlign="end"
          onClick={() => setOpen('share')}
        />
      )}
      {actions.length > 0 && (
        <ActionMenu
          actions={actions}
          button={(props) => (
            <IconButton {...props} variant="surface" icon={IconDots} label={t('more', { title: item.title })} tipAlign="end" />
          )}
        />
      )}
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog itemId={item.id} onClose={close} />}
        {open === 'rename' && <RenameItemDialog item={item} onClose={close} />}
      </Suspense>
      {template.dialog}
    </>
  );
}
