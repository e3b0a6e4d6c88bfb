import { type Branch, contentLanguage, type Item } from '@murmel/contracts';
import { IconFolderFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { relativeTime } from '../dates/dates';
import { PRIVACY_ICONS, visibilityIcon, visibilityKey } from '../items/privacy-icons';
import { RouterLink } from '../links/RouterLink';
import { useToolOf } from '../tools/contribution';
import classes from './FolderTable.module.css';
import { folderColour } from './folder-colour';
import { dragOf, useDrop } from './use-drag';
import { asMovable, type Movable } from './use-folder-contents';

interface RowProps {
  chosen: readonly Movable[];
  checked: boolean;
  checkbox: ReactNode;
  menu: ReactNode;
}

export function FolderRow({
  folder,
  onDrop,
  chosen,
  checked,
  checkbox,
  menu,
}: RowProps & { folder: Branch; onDrop: (items: readonly Movable[]) => void }) {
  const { t } = useTranslation('folders');
  const { t: tools } = useTranslation('tools');
  const { t: items } = useTranslation('items');
  const { over, target } = useDrop(folder.id, onDrop);
  const PrivacyIcon = PRIVACY_ICONS[folder.privacy];
  return (
    <tr data-checked={checked || undefined} data-over={over || undefined} {...target} {...dragOf(asMovable(folder), chosen)}>
      <td className={classes.check}>{checkbox}</td>
      <th scope="row">
        <span className={classes.name}>
          <IconFolderFilled size={26} className={classes.folder ?? ''} data-colour={folderColour(folder)} aria-hidden />
          <RouterLink href={`/folders/${folder.id}`}>{folder.title}</RouterLink>
        </span>
      </th>
      <td>{tools('catalogue.folders.name')}</td>
      <td>
        <span className={classes.privacy}>
          <PrivacyIcon size={16} stroke={1.9} aria-hidden />
          {items(`privacy.${folder.privacy}`)}
        </span>
      </td>
      <td>{t('contents', { count: folder.contents })}</td>
      <td className={classes.menu}>{menu}</td>
    </tr>
  );
}

export function ItemRow({ item, href, now, chosen, checked, checkbox, menu }: RowProps & { item: Item; href: string; now: Date }) {
  const { t: tools } = useTranslation('tools');
  const { t: items, i18n } = useTranslation('items');
  const found = useToolOf(item.kind);
  const ago = relativeTime(item.contentChangedAt, now, i18n.language);
  const PrivacyIcon = visibilityIcon(item);
  return (
    <tr data-checked={checked || undefined} {...(item.mine ? dragOf(item, chosen) : {})}>
      <td className={classes.check}>{checkbox}</td>
      <th scope="row">
        <span className={classes.name}>
          {found && <Marble colour={found.tool.colour} swirl={found.tool.swirl} icon={found.tool.icon} size={28} />}
          <RouterLink href={href}>
            <span lang={contentLanguage(item)}>{item.title}</span>
          </RouterLink>
        </span>
      </th>
      <td>{found && tools(`catalogue.${found.key}.name`)}</td>
      <td>
        <span className={classes.privacy}>
          <PrivacyIcon size={16} stroke={1.9} aria-hidden />
          {items(visibilityKey(item))}
        </span>
      </td>
      <td>{items(`when.${ago.key}`, { ...ago.values })}</td>
      <td className={classes.menu}>{menu}</td>
    </tr>
  );
}

/** Folders and things as lines, with what they are, who sees them and when they changed. */
export function FolderTable({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('folders');
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.check}>
            {head}
          </th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col">{t('columns.shared')}</th>
          <th scope="col">{t('columns.changed')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
