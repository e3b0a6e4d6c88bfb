import type { FileSharing, SharedFileItem } from '@murmel/contracts';
import { IconInbox } from '@tabler/icons-react';
import { useNow } from '../../../platform/clock/use-now';
import { errorText } from '../../../platform/errors/error-text';
import { EmptyState } from '../../../ui/status/EmptyState';
import { ErrorState } from '../../../ui/status/ErrorState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useTexts } from '../texts';
import { Deadline } from './Deadline';
import { HandInCard } from './HandInCard';
import classes from './hand-ins.module.css';
import { MissingPeople } from './MissingPeople';
import { Progress } from './Progress';
import { useHandIns } from './use-hand-ins';

interface HandInsTabProps {
  item: SharedFileItem;
  sharing: FileSharing;
  /** another text whenever something came, comes or went */
  changed: string;
  mayChange: boolean;
}

/** Lists the hand-ins by person, as they arrive; beside it the missing ones. */
export default function HandInsTab({ item, sharing, changed, mayChange }: HandInsTabProps) {
  const t = useTexts();
  const now = useNow(10_000);
  const query = useHandIns(item.id, changed);
  const { data } = query;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className={classes.main}>
        {query.isError ? (
          <ErrorState title={t('handIns.failed')} text={errorText(query.error)} />
        ) : (
          <SkeletonGrid shape="cards" count={6} label={t('loading')} />
        )}
      </main>
    );
  const { people, missing } = data;
  const there = people.filter(({ files }) => files.length > 0);
  return (
    <main id="main" tabIndex={-1} className={classes.main} data-missing={missing.length > 0 || undefined}>
      <div className={classes.desk}>
        <div className={classes.bar}>
          <h2 className={classes.count}>
            {missing.length > 0
              ? t('handIns.of', { there: there.length, all: there.length + missing.length })
              : t('handIns.count', { count: there.length })}
          </h2>
          <Progress there={there.length} coming={people.length - there.length} missing={missing.length} />
          <Deadline item={item} sharing={sharing} now={now} mayChange={mayChange} />
        </div>
        {people.length === 0 ? (
          <EmptyState
            title={t('handIns.none')}
            text={t('handIns.noneText')}
            marbles={[{ colour: 'himmel', swirl: 1, icon: IconInbox, size: 96 }]}
          />
        ) : (
          <ul className={classes.cards} aria-label={t('tabs.handIns')}>
            {people.map((person) => (
              <HandInCard key={person.key} person={person} now={now} />
            ))}
          </ul>
        )}
      </div>
      <aside className={classes.aside} aria-label={t('handIns.aside')}>
        {missing.length > 0 && <MissingPeople missing={missing} />}
        <div className={classes.note}>
          <h2>{t('handIns.onlyYou')}</h2>
          <p>{t('handIns.onlyYouText')}</p>
        </div>
      </aside>
    </main>
  );
}
