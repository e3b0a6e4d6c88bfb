import 'virtual:murmel-contract/fileSharing';
import { LookMain } from '../../core/gallery/look/LookMain';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SharePage } from './guest/SharePage';

/** The files, and in place of handing in a line that says what is collected there. */
export default function OpenLook({ item, reload }: OpenLookProps) {
  const { t } = useTranslation('tools/file_sharing/look');
  return (
    <LookMain>
      <SharePage item={item} reload={reload} handInPlace={<p>{t('collects')}</p>} />
    </LookMain>
  );
}
