import type { HandIn } from '@murmel/contracts';
import { fileIcon } from '../../../core/boards/upload/file-icons';
import { timeOfDayText } from '../../../core/dates/dates';
import { thumbnailAddress } from '../../../core/files/file-links';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Marble } from '../../../ui/marbles/Marble';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import { percentOf } from '../shown-state';
import classes from './wall.module.css';

const SWIRLS = 6;

interface WallCardProps {
  person: HandIn;
  /** stands in place of the name */
  number: number;
  /** true if the class may see what was handed in */
  pictures: boolean;
}

/** One hand-in on the wall: its number and when it came, or how far it is. */
export function WallCard({ person: { files, coming }, number, pictures }: WallCardProps) {
  const { t, i18n } = useTranslation('tools/file_sharing');
  const newest = files.at(-1);
  const picture = pictures ? files.findLast(({ image }) => image) : undefined;
  const FileIcon = newest && pictures ? fileIcon(newest.contentType) : undefined;
  return (
    <li className={classes.card} data-there={newest !== undefined || undefined}>
      <span className={classes.face} aria-hidden>
        {picture && <img src={thumbnailAddress(picture)} alt="" />}
        {!picture && FileIcon && <FileIcon size="2.2em" stroke={1.4} />}
        {!picture && !FileIcon && <Marble colour="himmel" swirl={(number % SWIRLS) as SwirlIndex} size="2.2em" />}
      </span>
      <span className={classes.words}>
        <b>{t('wall.one', { number })}</b>
        <span>
          {newest ? timeOfDayText(new Date(newest.at), i18n.language) : t('handIns.percent', { percent: percentOf(coming.at(-1)) })}
        </span>
      </span>
    </li>
  );
}
