import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useFavourite } from './use-favourites';

/** Marks a mini tool of the product, to be found first. */
export function FavouriteButton({ id }: { id: string }) {
  const { t } = useTranslation('ai/mini-tools');
  const { favourite, toggle } = useFavourite(id);
  if (favourite === undefined) return null;
  return (
    <IconButton
      icon={favourite ? IconHeartFilled : IconHeart}
      label={t('favourites.mark')}
      pressed={favourite}
      tipAlign="end"
      onClick={() => void toggle()}
    />
  );
}
