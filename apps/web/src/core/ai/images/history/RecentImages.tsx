import type { AiImage } from '@murmel/contracts';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { byAge } from '../../chat/list/ages';
import { IMAGES_PATH } from '../paths';
import classes from './history.module.css';
import { ImageTile } from './ImageTile';

/** Number of pictures shown beside one; the history contains all of them. */
const SHOWN = 8;

/** The newest pictures beside the one that is shown. */
export function RecentImages({ images, current }: { images: readonly AiImage[]; current: string | undefined }) {
  const { t } = useTranslation('ai/images');
  if (images.length === 0) return <div className={classes.recent} />;
  return (
    <nav className={classes.recent} aria-label={t('recent')}>
      {byAge(images.slice(0, SHOWN), new Date(), ({ createdAt }) => createdAt).map(({ age, entries }) => (
        <section key={age}>
          <h2 className={classes.age}>{t(`ages.${age}`)}</h2>
          <ul className={classes.column}>
            {entries.map((image) => (
              <li key={image.id}>
                <ImageTile
                  image={image}
                  href={`${IMAGES_PATH}/${image.id}`}
                  current={image.id === current}
                  dayKnown={age === 'today' || age === 'yesterday'}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
