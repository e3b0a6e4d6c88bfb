import { type ProjectItem, projectActOf, type WatchedItem } from '@murmel/contracts';
import { IconDots, IconEye, IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Breakable } from '../../../ui/text/Breakable';
import { itemPath } from '../../links/item-path';
import { KindMarble } from '../../project-form/picker/KindMarble';
import { ItemLink } from '../ItemLink';
import classes from './items.module.css';
import type { useSharedItems } from './use-shared-items';

interface SharedItemCardProps {
  shared: ProjectItem;
  /** live data about it */
  watched: WatchedItem | undefined;
  /** number of pupils who could take part */
  pupils: number | undefined;
  /** undefined: only to look at */
  actions: ReturnType<typeof useSharedItems> | undefined;
}

/** One shared item: how busy it is, what pupils may do, and the way into it. */
export function SharedItemCard({ shared, watched, pupils, actions }: SharedItemCardProps) {
  const { t } = useTranslation('projects');
  const { item, right } = shared;
  const href = actions && !item.trashed ? itemPath(item) : null;
  const tookPart = watched?.tookPart ?? shared.tookPart;
  const active = watched?.active ?? 0;
  const counts = [
    ...(active > 0 ? [t('items.active', { count: active })] : []),
    ...(tookPart > 0 || active === 0
      ? [pupils === undefined ? t('items.tookPart', { count: tookPart }) : t('items.tookPartOf', { count: tookPart, all: pupils })]
      : []),
  ];
  return (
    <div className={classes.card}>
      <KindMarble kind={item.kind} size={40} />
      <span className={classes.words}>
        {href ? (
          <ItemLink href={href} className={classes.link}>
            <span title={item.title}>
              <Breakable text={item.title} />
            </span>
          </ItemLink>
        ) : (
          <span className={classes.name}>
            <span title={item.title}>
              <Breakable text={item.title} />
            </span>
          </span>
        )}
        <span className={classes.detail}>{item.trashed ? t('items.trashed') : counts.join(' · ')}</span>
        {projectActOf(item.kind, right) === 'read' && !item.trashed && (
          <span className={classes.right}>
            <IconEye size={16} stroke={1.9} aria-hidden />
            {t('items.read')}
          </span>
        )}
      </span>
      {actions && (
        <span className={classes.menu}>
          <ActionMenu
            actions={[
              ...(projectActOf(item.kind, 'write')
                ? [
                    {
                      key: 'write',
                      group: t('items.rights'),
                      label: t('items.mayWrite'),
                      icon: IconPencil,
                      checked: right === 'write',
                      onSelect: () => right !== 'write' && actions.change.mutate({ shared, right: 'write' }),
                    },
                    {
                      key: 'read',
                      label: t('items.mayRead'),
                      icon: IconEye,
                      checked: right === 'read',
                      onSelect: () => right !== 'read' && actions.change.mutate({ shared, right: 'read' }),
                    },
                  ]
                : []),
              { key: 'remove', label: t('items.remove'), icon: IconX, danger: true, onSelect: () => actions.remove.mutate(shared) },
            ]}
            button={(props) => <IconButton {...props} icon={IconDots} label={t('items.more', { title: item.title })} tipAlign="end" />}
          />
        </span>
      )}
    </div>
  );
}
