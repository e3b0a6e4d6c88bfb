import type { AiImage } from '@murmel/contracts';
import { IconPhotoX } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Marble } from '../../../../ui/marbles/Marble';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { dayText, timeOfDayText } from '../../../dates/dates';
import { RouterLink } from '../../../links/RouterLink';
import classes from './history.module.css';

interface ImageTileProps {
  image: AiImage;
  href: string;
  /** it is the one that is shown */
  current?: boolean;
  /** it stands below its day */
  dayKnown?: boolean;
}

/** A picture in a list: its words, when, and whether it is there. */
export function ImageTile({ image: { prompt, file, state, createdAt }, href, current = false, dayKnown = false }: ImageTileProps) {
  const { t, i18n } = useTranslation('ai/images');
  const at = new Date(createdAt);
  const time = timeOfDayText(at, i18n.language);
  return (
    <RouterLink href={href} className={classes.tile} aria-current={current ? 'page' : undefined}>
      {file ? (
        <LazyPicture address={file.thumbnailUrl} alt="" className={classes.thumbnail} />
      ) : (
        <span className={classes.thumbnail}>
          {state === 'failed' ? <IconPhotoX size={26} stroke={1.6} aria-hidden /> : <Marble colour="pflaume" size={26} />}
        </span>
      )}
      <strong className={classes.prompt}>{prompt}</strong>
      <small>
        {dayKnown ? time : t('at', { day: dayText(at, new Date(), i18n.language), time })}
        {state !== 'done' && ` · ${t(`states.${state}`)}`}
      </small>
    </RouterLink>
  );
}
