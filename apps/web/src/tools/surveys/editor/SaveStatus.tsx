import type { AutosaveState } from '../../../core/items/autosave';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { StatusLine } from '../../../ui/status/StatusLine';
import classes from './editor.module.css';

/** Whether the questions are safe. What could not be saved can be sent again. */
export function SaveStatus({ state, retry }: { state: AutosaveState; retry: () => void }) {
  const { t } = useTranslation('editor');
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
