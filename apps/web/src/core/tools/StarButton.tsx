import type { ToolKey } from '@murmel/contracts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { IconButton } from '../../ui/overlays/IconButton';
import { toast } from '../../ui/status/toast-queue';
import classes from './StarButton.module.css';
import { useFavourites } from './use-favourites';

/** Adds a tool to the favourites or removes it. The limits of 1 and 8 are shown with their number. */
export function StarButton({ tool, onRefused }: { tool: ToolKey; onRefused?: (text: string) => void }) {
  const { t } = useTranslation('tools');
  const { favourites, toggle } = useFavourites();
  const on = favourites.includes(tool);
  const name = t(`catalogue.${tool}.name`);
  const press = () => {
    const change = toggle(tool, () => void toast({ id: 'favourites', tone: 'alert', text: t('favourite.saveFailed') }));
    if ('refused' in change) {
      const text = t(`favourite.${change.refused}`, { limit: change.limit });
      if (onRefused) onRefused(text);
      else toast({ id: 'favourites', tone: 'info', text });
    } else {
      onRefused?.('');
    }
  };
  return (
    <IconButton
      icon={on ? IconStarFilled : IconStar}
      label={t('star', { tool: name })}
      pressed={on}
      tipAlign="end"
      className={classes.star ?? ''}
      onClick={press}
    />
  );
}
