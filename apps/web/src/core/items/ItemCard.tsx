import { contentLanguage, ITEM_TYPES, type ListedItem } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { ItemCard as Card } from '../../ui/cards/ItemCard';
import { PreviewSheet } from '../../ui/drawings/PreviewSheet';
import type { Icon } from '../../ui/icon';
import { Marble } from '../../ui/marbles/Marble';
import { dayText, relativeTime } from '../dates/dates';
import { RouterLink } from '../links/RouterLink';
import { useToolOf } from '../tools/contribution';
import { cleanupWarning } from './cleanup-warning';
import { visibilityIcon, visibilityKey } from './privacy-icons';

/** Separate file, because a list renders before its pictures. */
const ItemPicture = lazyPart(() => import('./picture/ItemPicture'));

interface ItemCardProps {
  item: ListedItem;
  now: Date;
  /** buttons after the link: share, menu */
  actions?: ReactNode;
  /** `recent` is the small shape of the start page */
  shape?: 'library' | 'recent';
  /** time to show: of the last change, or of its creation */
  time?: 'contentChangedAt' | 'createdAt';
  headingLevel?: 2 | 3;
  /** target address; the editor without it */
  href?: string;
  /** in the gallery, where it opens on a public page: purpose, author and licence */
  open?: { meant: string; said: string; icon: Icon };
}

/** One item in a list, drawn by its tool. Nothing for kinds without a tool, which a list should not contain. */
export function ItemCard({
  item,
  now,
  actions,
  shape = 'library',
  time = 'contentChangedAt',
  headingLevel = 3,
  href,
  open,
}: ItemCardProps) {
  const { t, i18n } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const found = useToolOf(item.kind);
  if (!found) return null;
  const { key, tool } = found;
  const ago = relativeTime(item[time], now, i18n.language);
  const endsAt = cleanupWarning(item, now);
  const details = [
    t(`when.${ago.key}`, { ...ago.values }),
    ...(item.mine ? [] : [t('by', { name: item.author.name })]),
    ...(endsAt ? [t('cleanupSoon', { date: dayText(endsAt, now, i18n.language) })] : []),
  ];
  return (
    <Card
      title={item.title}
      lang={contentLanguage(item)}
      href={href ?? `${ITEM_TYPES[key].route}/${item.id}`}
      linkAs={open ? 'a' : RouterLink}
      preview={<ItemPicture picture={item.picture} colour={tool.colour} icon={tool.icon} waiting={<PreviewSheet colour={tool.colour} />} />}
      marble={<Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={shape === 'recent' ? 30 : 34} />}
      kind={tools(`catalogue.${key}.name`)}
      time={open ? open.meant : details.join(' · ')}
      privacy={
        open
          ? { icon: open.icon, text: open.said }
          : shape === 'library'
            ? { icon: visibilityIcon(item), text: t(visibilityKey(item)) }
            : undefined
      }
      actions={actions}
      shape={shape}
      headingLevel={headingLevel}
    />
  );
}
