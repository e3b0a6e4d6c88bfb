import type { H5pAnswer } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Shows the result that a package reported, read-only. */
export default function PackageAnswer({ said: { score, most } }: { said: H5pAnswer }) {
  const { t } = useTranslation('h5p');
  return <p>{score === null || most === null ? t('said.begun') : t('said.score', { score, most })}</p>;
}
