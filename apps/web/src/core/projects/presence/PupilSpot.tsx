import type { WatchedPupil } from '@murmel/contracts';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { HollowMarble } from '../../../ui/marbles/HollowMarble';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { KindMarble } from '../../project-form/picker/KindMarble';
import type { ItemLocation } from '../use-item-locations';
import classes from './presence.module.css';

interface PupilSpotProps {
  pupil: WatchedPupil;
  place: ItemLocation | undefined;
  size: number;
}

/** The marble of one pupil: hollow when away, with the tool where they are and a hand when they need help. Decoration; the words stand beside it. */
export function PupilSpot({ pupil: { id, name, online, handSince }, place, size }: PupilSpotProps) {
  return (
    <span className={classes.spot} style={{ width: size, height: size }} aria-hidden="true">
      {online ? <PersonMarble id={id} name={name} size={size} /> : <HollowMarble name={name} size={size} />}
      {online && place && (
        <span className={classes.tool}>
          <KindMarble kind={place.kind} size={size * 0.5} />
        </span>
      )}
      {handSince !== null && (
        <span className={classes.hand} data-colour="sonne">
          <IconHandStop size={size * 0.38} stroke={1.9} />
        </span>
      )}
    </span>
  );
}

/** Returns the place of a pupil, in words. */
export function useWhereabouts(): (pupil: WatchedPupil, place: ItemLocation | undefined) => string {
  const { t } = useTranslation('projects');
  return ({ online, handSince }, place) => {
    const where = !online ? t('where.away') : place ? t('where.in', { title: place.title }) : t('where.here');
    return handSince === null ? where : `${where}, ${t('where.hand')}`;
  };
}
