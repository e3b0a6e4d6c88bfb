import { type CorrectionItem, contentLanguage } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Shows task and criteria of a correction: all that is seen of it without its texts. */
export function TaskView({ item }: { item: CorrectionItem }) {
  const { t } = useTranslation('tools/correction_aid/public');
  const { task, criteria } = item.correction;
  return (
    <div lang={contentLanguage(item)}>
      {task !== '' && <p>{task}</p>}
      <h2>{t('criteria')}</h2>
      <ul>
        {criteria.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
