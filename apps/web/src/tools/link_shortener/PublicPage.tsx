import 'virtual:murmel-contract/links';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { LinkPage } from './public/LinkPage';

/** Shows a visitor the target of a link: no redirect to a foreign site before its name was shown. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('platform/page');
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')}>
      <LinkPage item={item} reload={reload} />
    </PlainPage>
  );
}
