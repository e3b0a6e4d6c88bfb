import { useTranslation } from '../../../platform/i18n/use-translation';
import { StatusLine } from '../../../ui/status/StatusLine';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import type { DraftState } from './survey-draft';

interface SaveStatusProps {
  state: DraftState;
  retry: () => void;
  /** goes where something waits for a choice */
  onHeld?: () => void;
}

/** Save state of all changes, with a retry of the failed ones. */
export function SaveStatus({ state, retry, onHeld }: SaveStatusProps) {
  const { t } = useTranslation('editor');
  const own = useTexts();
  if (state === 'held')
    return (
      <span>
        <StatusLine state="error" text={own('held.text')} />
        {onHeld && (
          <button type="button" className={classes.retry} onClick={onHeld}>
            {own('held.show')}
          </button>
        )}
      </span>
    );
  if (state === 'saving') return <StatusLine state="saving" text={t('status.saving')} />;
  if (state !== 'failed') return <StatusLine state="saved" text={t('status.saved')} />;
  return (
    <span>
      <StatusLine state="error" text={t('status.error')} />
      <button type="button" className={classes.retry} onClick={retry}>
        {t('retry')}
      </button>
    </span>
  );
}
