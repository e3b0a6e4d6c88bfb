import 'virtual:murmel-contract/qrcodes';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { PublicCode } from './public/PublicCode';

/** Page of a code for visitors with its link: to scan, and in words for the device that shows it. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('platform/page');
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')}>
      <PublicCode item={item} reload={reload} />
    </PlainPage>
  );
}
