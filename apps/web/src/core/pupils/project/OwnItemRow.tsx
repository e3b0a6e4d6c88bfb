import { ITEM_TYPES, type Item } from '@murmel/contracts';
import { IconChevronRight, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Marble } from '../../../ui/marbles/Marble';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Breakable } from '../../../ui/text/Breakable';
import { relativeTime } from '../../dates/dates';
import { useNow } from '../../dates/use-now';
import { inProject } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { useToolOf } from '../../tools/contribution';
import rows from '../shell/Rows.module.css';
import { useRemoveOwn } from './use-remove-own';

const RenameItemDialog = lazyPage(() => import('../../items/rename/RenameItemDialog'), ['items/rename']);

/** One thing that a pupil made: opens it; renames and deletes it where that is allowed. */
export function OwnItemRow({ item, projectId }: { item: Item; projectId: string }) {
  const { t } = useTranslation('pupils');
  const { t: items, i18n } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const now = useNow();
  const [renaming, setRenaming] = useState(false);
  const remove = useRemoveOwn();
  const found = useToolOf(item.kind);
  if (!found) return null;
  const { key, tool } = found;
  const ago = relativeTime(item.contentChangedAt, now, i18n.language);
  const actions: MenuAction[] = [
    ...(item.abilities.update ? [{ key: 'rename', label: items('rename'), icon: IconPencil, onSelect: () => setRenaming(true) }] : []),
    ...(item.abilities.discard
      ? [{ key: 'remove', label: t('own.remove'), icon: IconTrash, danger: true, onSelect: () => void remove(item, key) }]
      : []),
  ];
  return (
    <li className={rows.row}>
      <Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={46} />
      <span className={rows.words}>
        <RouterLink href={inProject(`${ITEM_TYPES[key].route}/${item.id}`, projectId)} className={rows.link}>
          <Breakable text={item.title} />
        </RouterLink>
        <span className={rows.detail}>
          {tools(`catalogue.${key}.name`)} · {items(`when.${ago.key}`, { ...ago.values })}
        </span>
      </span>
      {actions.length > 0 ? (
        <span className={rows.more}>
          <ActionMenu
            actions={actions}
            button={(props) => (
              <IconButton {...props} size={44} icon={IconDots} label={items('more', { title: item.title })} tipAlign="end" />
            )}
          />
        </span>
      ) : (
        <IconChevronRight size={24} stroke={1.9} className={rows.end ?? ''} aria-hidden />
      )}
      <Suspense fallback={null}>{renaming && <RenameItemDialog item={item} onClose={() => setRenaming(false)} />}</Suspense>
    </li>
  );
}
