import 'virtual:murmel-contract/pupilFeedback';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { AssignmentTexts } from './writing/AssignmentTexts';

/** Task, material and visible criteria of an open assignment, without taking part. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t } = useTranslation('tools/pupil_feedback/look');
  return (
    <LookPage item={item} load={(id) => api.pupilFeedback.get({ id })} still>
      {(assignment) => (
        <>
          <AssignmentTexts item={assignment} opened />
          <p>{t('writes')}</p>
        </>
      )}
    </LookPage>
  );
}
