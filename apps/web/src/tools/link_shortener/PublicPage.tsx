import 'virtual:murmel-contract/links';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { LinkPage } from './public/LinkPage';

/** Where a link leads, for whoever follows it: nobody comes to a foreign site before they have read its name. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('platform/page');
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')}>
      <LinkPage item={item} reload={reload} />
    </PlainPage>
  );
}
