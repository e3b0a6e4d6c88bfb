import 'virtual:murmel-contract/aiFeedbacks';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { TaskView } from './public/TaskView';

/** Task and criteria of an open correction, without any text of a pupil. */
export default function OpenLook({ item }: OpenLookProps) {
  return (
    <LookPage item={item} load={(id) => api.aiFeedbacks.get({ id })} described>
      {(correction) => <TaskView item={correction} />}
    </LookPage>
  );
}
