import type { EventFields } from '@murmel/contracts';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import classes from './event.module.css';

interface ConflictNoticeProps {
  /** values that others wrote meanwhile */
  present: Partial<EventFields>;
  onTheirs: () => void;
  onMine: () => void;
}

/** Shows what others wrote into the same fields, and asks which of both is to stay. */
export function ConflictNotice({ present, onTheirs, onMine }: ConflictNoticeProps) {
  const t = useTexts();
  const { title, description, when } = present;
  const values = [
    title !== undefined && `${t('event.title')}: ${title}`,
    description !== undefined && `${t('fields.description')}: ${description}`,
    when && `${when.startDate} ${when.startTime} – ${when.endDate} ${when.endTime}`,
    'colour' in present && t('fields.colour'),
    present.repetition && t('event.repetition'),
  ].filter((line) => typeof line === 'string');
  return (
    <Notice
      tone="alert"
      title={t('conflict.title')}
      announce
      actions={
        <>
          <Button variant="default" onClick={onTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="default" onClick={onMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <ul className={classes.values}>
        {values.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
