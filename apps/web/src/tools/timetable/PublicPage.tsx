import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';

/** What a guest sees. */
export default function PublicPage({ item }: PublicPageProps) {
  const { t } = useTranslation('tools/timetable');
  const { t: page } = useTranslation('platform/page');
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <h1 tabIndex={-1} lang={item.language === 'ua' ? 'uk' : item.language}>
        {item.title}
      </h1>
      <p>{t('empty')}</p>
    </PlainPage>
  );
}
