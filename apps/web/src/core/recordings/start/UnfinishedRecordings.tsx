import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { UnfinishedNotice } from '../recorder/UnfinishedNotice';
import { unfinishedOf, useLeftoverRecordings } from '../recorder/use-unfinished';
import classes from './start.module.css';

/** Recordings that a crash, an empty battery or a closed tab interrupted, finished from here. */
export default function UnfinishedRecordings() {
  const { t } = useTranslation('recordings/start');
  const held = useLeftoverRecordings();
  const { data, isError } = useQuery(orpc.recordings.unfinished.queryOptions({ input: {} }));
  // Without a line there is still what lies on this device.
  const there = data ?? (isError ? [] : undefined);
  const unfinished = held && there ? unfinishedOf(held, there) : [];
  if (unfinished.length === 0) return null;
  return (
    <section className={classes.list} aria-label={t('title')}>
      {unfinished.map((one) => (
        <UnfinishedNotice key={one.held?.id ?? one.upload} unfinished={one} named />
      ))}
    </section>
  );
}
