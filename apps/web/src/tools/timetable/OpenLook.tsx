import 'virtual:murmel-contract/timetable';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';

/** What everybody sees of an open item, without taking part. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t } = useTranslation('tools/timetable');
  return (
    <LookPage item={item} load={(id) => api.timetable.get({ id })} described>
      {() => <p>{t('empty')}</p>}
    </LookPage>
  );
}
