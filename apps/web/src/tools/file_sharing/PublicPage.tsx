import 'virtual:murmel-contract/fileSharing';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { ConnectionBar } from '../../platform/connection/ConnectionBar';
import { useOnline } from '../../platform/connection/online';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { SharePage } from './guest/SharePage';

/** Page with files to download and to hand in, for visitors with the link. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('platform/page');
  const online = useOnline();
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')}>
      <ConnectionBar away={!online} />
      <SharePage item={item} reload={reload} />
    </PlainPage>
  );
}
