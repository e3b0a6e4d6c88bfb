import type { Item } from '@murmel/contracts';
import { IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { itemHref } from '../links/item-href';

/** Copies all of these into one's own storage. */
export function useCopies(): (items: readonly Pick<Item, 'id'>[]) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (items) => {
    const { makeCopies } = await import('./make-copies');
    await makeCopies(items, (copy) => void navigate(itemHref(copy)));
    await queryClient.invalidateQueries();
  };
}

/** Provides the menu entry of an item that may be copied. */
export function useCopyAction(): (item: Pick<Item, 'id'> & { mine?: boolean; abilities: Partial<Item['abilities']> }) => MenuAction[] {
  const { t } = useTranslation('items');
  const copy = useCopies();
  return ({ id, mine = true, abilities }) =>
    abilities.remix
      ? [{ key: 'copy', label: t(mine ? 'copy.own' : 'copy.toMine'), icon: IconCopy, onSelect: () => void copy([{ id }]) }]
      : [];
}
