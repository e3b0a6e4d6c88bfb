import type { FileSharing, SharedFileItem } from '@murmel/contracts';
import { IconClockPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { useChangeShare } from '../editor/use-change-share';
import { DeadlineText } from './DeadlineText';
import classes from './hand-ins.module.css';

const MINUTE_MS = 60_000;
/** One press gives so much more. */
const MORE_MINUTES = 10;

interface DeadlineProps {
  item: SharedFileItem;
  sharing: FileSharing;
  /** by the server's clock */
  now: number;
  mayChange: boolean;
}

/** Deadline of submissions, with a button that adds ten minutes. */
export function Deadline({ item, sharing, now, mayChange }: DeadlineProps) {
  const { t } = useTranslation('tools/file_sharing');
  const { change, busy } = useChangeShare(item.id);
  const { closesAt, state } = sharing;
  const extend = (until: string) => {
    const from = Math.max(now, Date.parse(until));
    void change({ closesAt: new Date(from + MORE_MINUTES * MINUTE_MS).toISOString() }, t('deadline.extended'));
  };
  return (
    <div className={classes.deadline}>
      <p>
        <DeadlineText sharing={sharing} now={now} />
      </p>
      {mayChange && state !== 'off' && closesAt !== null && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          leftSection={<IconClockPlus size={18} stroke={1.9} aria-hidden />}
          onClick={() => extend(closesAt)}
        >
          {t('deadline.extend', { count: MORE_MINUTES })}
        </Button>
      )}
    </div>
  );
}
