import { useTranslation } from '../../platform/i18n/use-translation';
import { Notice } from '../../ui/status/Notice';

/** Sentence above a form that says why it was not stored; nothing while there is none. */
export function Refusal({ text }: { text: string | undefined }) {
  const { t } = useTranslation('tools/timetable');
  if (!text) return null;
  return (
    <Notice title={t('failed.title')} announce>
      {text}
    </Notice>
  );
}
