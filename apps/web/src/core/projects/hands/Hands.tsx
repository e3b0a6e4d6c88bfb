import { toolOfKind, type WatchedPupil } from '@murmel/contracts';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { ItemLink } from '../ItemLink';
import { waitingTimeText } from '../project-time-text';
import type { ItemLocation } from '../use-item-locations';
import classes from './hands.module.css';
import { useLowerHand } from './use-lower-hand';

interface HandsProps {
  projectId: string;
  pupils: readonly WatchedPupil[];
  placeOf: (itemIds: readonly string[]) => ItemLocation | undefined;
  now: Date;
}

/** Pupils who need help, the longest waiting first. */
export function Hands({ projectId, pupils, placeOf, now }: HandsProps) {
  const { t, i18n } = useTranslation('projects');
  const { t: tools } = useTranslation('tools');
  const { lower, busy } = useLowerHand(projectId);
  const waiting = pupils
    .flatMap(({ handSince, ...pupil }) => (handSince === null ? [] : [{ ...pupil, since: handSince }]))
    .toSorted((left, right) => left.since.localeCompare(right.since));
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('hand.list')}>
      {waiting.map((pupil) => {
        const { id, name, since } = pupil;
        const place = placeOf(pupil.itemIds);
        const tool = place && toolOfKind(place.kind);
        const words = waitingTimeText(since, now, i18n.language);
        return (
          <li key={id} className={classes.hand}>
            <IconHandStop size={24} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
            <span className={classes.words}>
              <strong>{t('hand.needsHelp', { name })}</strong>
              <span className={classes.detail}>
                {[...(tool ? [tools(`catalogue.${tool}.name`)] : []), t(`since.${words.key}`, { ...words.values })].join(' · ')}
              </span>
            </span>
            <span className={classes.actions}>
              {place?.href && (
                <ItemLink href={place.href} className={classes.go} label={t('hand.goTo', { name, title: place.title })}>
                  {t('hand.go')}
                </ItemLink>
              )}
              <Button
                size="sm"
                variant="subtle"
                className={classes.done ?? ''}
                aria-label={t('hand.doneLabel', { name })}
                loading={busy === id}
                onClick={() => lower(pupil)}
              >
                {t('hand.done')}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
