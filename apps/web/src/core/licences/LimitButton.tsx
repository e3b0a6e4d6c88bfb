import { announceFailure } from '../../platform/api/failures';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { useReachedLimit } from './use-month-counts';

/** Button that shows the reached limit of the month and what can be done about it; nothing while there is none. */
export function LimitButton({ kind }: { kind: string }) {
  const { t } = useTranslation('shell');
  const reached = useReachedLimit(kind);
  if (!reached) return null;
  return (
    <Button size="sm" variant="default" onClick={() => announceFailure({ type: 'showLimit', reached })}>
      {t('month.ways')}
    </Button>
  );
}
