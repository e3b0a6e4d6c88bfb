import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { EmptyState } from '../../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { ButtonLink } from '../../../links/ButtonLink';
import { LoadState } from '../../../page/LoadState';
import { mergePages } from '../../chat/chat-queries';
import { imagesQuery } from '../image-queries';
import { HISTORY_PATH, IMAGES_PATH } from '../paths';
import classes from './history.module.css';
import { ImageTile } from './ImageTile';

/** All pictures, the newest first. */
export function ImageHistory() {
  const { t } = useTranslation('ai/images');
  const images = useInfiniteQuery(imagesQuery());
  return (
    <LoadState query={images} skeleton={<SkeletonGrid label={t('loading')} count={8} />}>
      {(data) => {
        const all = mergePages(data);
        if (all.length === 0)
          return (
            <EmptyState
              title={t('none.title')}
              text={t('none.text')}
              actions={<ButtonLink href={IMAGES_PATH}>{t('none.make')}</ButtonLink>}
            />
          );
        return (
          <>
            <h2 className="visually-hidden">{t('history')}</h2>
            <ul className={classes.grid}>
              {all.map((image) => (
                <li key={image.id}>
                  <ImageTile image={image} href={`${HISTORY_PATH}/${image.id}`} />
                </li>
              ))}
            </ul>
            {images.hasNextPage && (
              <Button variant="default" loading={images.isFetchingNextPage} onClick={() => void images.fetchNextPage()}>
                {t('earlier')}
              </Button>
            )}
          </>
        );
      }}
    </LoadState>
  );
}
