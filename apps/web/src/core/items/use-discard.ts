import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { useToolContributions } from '../tools/contribution';
import type { Discarded } from './discard';

/** Moves one item or several to the trash and offers undo instead of a confirmation. */
export function useDiscard(): (...items: readonly Discarded[]) => Promise<void> {
  const { t } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const contributions = useToolContributions();
  const queryClient = useQueryClient();
  const said = (key: string, items: readonly Discarded[]): string =>
    t(key, { count: items.length, title: items[0]?.title, titles: items.map(({ title }) => title).join(', ') });
  // The first page offers it and does not need it.
  return (...items) =>
    import('./discard').then(
      ({ discard }) => discard(items, { contributions, said, undo: shell('undo'), refresh: () => queryClient.invalidateQueries() }),
      () => void toast({ tone: 'alert', text: said('discardFailed', items) }),
    );
}
