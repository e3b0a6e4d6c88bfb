import 'virtual:murmel-contract/wordClouds';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import GuestCloud from './guest/GuestCloud';
import { useQuestion } from './question';

/** The question, and the words that its author wrote; without any, what the cloud is for. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t } = useTranslation('tools/word_clouds/look');
  const question = useQuestion(item);
  return (
    <LookPage item={item} heading={question} load={(id) => api.wordClouds.cloud({ id })} described>
      {(state) => (state.audience === 'guestHidden' || state.total === 0 ? <p>{t('empty')}</p> : <GuestCloud state={state} />)}
    </LookPage>
  );
}
