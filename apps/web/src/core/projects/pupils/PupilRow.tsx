import type { WatchedPupil } from '@murmel/contracts';
import { IconHandStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Breakable } from '../../../ui/text/Breakable';
import { RouterLink } from '../../links/RouterLink';
import { ItemLink } from '../ItemLink';
import { PupilSpot } from '../presence/PupilSpot';
import { waitingTimeText } from '../project-time-text';
import type { ItemLocation } from '../use-item-locations';
import classes from './pupils.module.css';

interface PupilRowProps {
  projectId: string;
  pupil: WatchedPupil;
  place: ItemLocation | undefined;
  /** may see more than who is there */
  observe: boolean;
  /** number of the pupil's own works; `ask`: unknown; undefined: loading */
  made: number | 'ask' | undefined;
  lowering: boolean;
  now: Date;
  onLower: () => void;
}

/** One pupil: where they are, whether they need help, and what they made. */
export function PupilRow({ projectId, pupil, place, observe, made, lowering, now, onLower }: PupilRowProps) {
  const { t, i18n } = useTranslation('projects');
  const { id, name, online, handSince } = pupil;
  const asked = useQuery({
    ...orpc.projects.pupilItems.queryOptions({ input: { id: projectId, page: 1, limit: 1, pupilId: id } }),
    enabled: made === 'ask',
  });
  const count = made === 'ask' ? asked.data?.total : made;
  const since = handSince === null ? undefined : waitingTimeText(handSince, now, i18n.language);
  return (
    <tr data-away={!online || undefined}>
      <th scope="row">
        <span className={classes.person}>
          <PupilSpot pupil={pupil} place={place} size={40} />
          {name}
        </span>
      </th>
      <td data-label={t('pupils.where')}>
        {!online ? (
          t('where.away')
        ) : place?.href ? (
          <ItemLink href={place.href} className={classes.place}>
            <Breakable text={place.title} />
          </ItemLink>
        ) : (
          (place?.title ?? t('where.here'))
        )}
      </td>
      <td data-label={t('pupils.help')} data-empty={since === undefined || undefined}>
        {since && (
          <span className={classes.help}>
            <span className={classes.asks}>
              <IconHandStop size={18} stroke={1.9} aria-hidden />
              {t('pupils.needsHelp', { since: t(`since.${since.key}`, { ...since.values }) })}
            </span>
            {observe && (
              <Button size="sm" variant="default" aria-label={t('hand.doneLabel', { name })} loading={lowering} onClick={onLower}>
                {t('hand.done')}
              </Button>
            )}
          </span>
        )}
      </td>
      {observe && (
        <td data-label={t('pupils.work')} data-empty={(!online && count === 0) || undefined}>
          {count === undefined ? (
            '…'
          ) : count === 0 ? (
            t('pupils.noWork')
          ) : (
            <RouterLink href={`?pupil=${id}#work`} className={classes.place} aria-label={t('pupils.workOf', { count, name })}>
              {t('pupils.workCount', { count })}
            </RouterLink>
          )}
        </td>
      )}
    </tr>
  );
}
