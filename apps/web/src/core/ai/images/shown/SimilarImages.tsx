import type { AiImage } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { PlainButton } from '../../../../ui/forms/PlainButton';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { RouterLink } from '../../../links/RouterLink';
import { seedText } from '../image-texts';
import { IMAGES_PATH } from '../paths';
import classes from './shown.module.css';

const SHOWN = 3;

interface SimilarImagesProps {
  /** that differ by their seed */
  images: readonly AiImage[];
  busy: boolean;
  onMore: () => void;
}

/** The same words drawn again, each from another beginning. */
export function SimilarImages({ images, busy, onMore }: SimilarImagesProps) {
  const { t, i18n } = useTranslation('ai/images');
  const drawn = images.filter(({ file }) => file !== null).slice(0, SHOWN);
  return (
    <section className={classes.similar}>
      <h3 className={classes.heading}>
        {t('similar.title')} <small>{t('similar.text')}</small>
      </h3>
      <ul className={classes.row}>
        {drawn.map(({ id, seed, altText, file }) => (
          <li key={id}>
            <RouterLink href={`${IMAGES_PATH}/${id}`} className={classes.small}>
              <LazyPicture address={file!.thumbnailUrl} alt={altText} className={classes.thumbnail} />
              <span>{seed === null ? t('similar.another') : seedText(seed, i18n.language)}</span>
            </RouterLink>
          </li>
        ))}
        <li>
          <PlainButton className={classes.small} busy={busy} onClick={onMore}>
            <span className={classes.plus}>
              <IconPlus size={24} stroke={1.9} aria-hidden />
            </span>
            <span>{t('similar.more')}</span>
          </PlainButton>
        </li>
      </ul>
    </section>
  );
}
