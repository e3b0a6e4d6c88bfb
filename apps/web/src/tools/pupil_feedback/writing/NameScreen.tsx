import { contentLanguage, type OwnPupilText, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { FormFrame } from '../../../core/answers/FormFrame';
import { NameForm } from '../../../core/answers/NameForm';
import { quietApi } from '../../../platform/api/client';
import { randomId } from '../../../platform/random-id';
import { AssignmentTexts } from './AssignmentTexts';
import { useTexts } from './texts';
import type { OpenAssignment } from './use-assignment';
import classes from './writing.module.css';

const key = randomId();

/** Shows the assignment, and asks once for the writer's name. */
export function NameScreen({ open, onBegun }: { open: OpenAssignment; onBegun: (own: OwnPupilText) => void }) {
  const t = useTexts();
  const { item, offline } = open;
  return (
    <FormFrame screen="name" offline={offline}>
      <h1 tabIndex={-1} data-screen-heading className={classes.title} lang={contentLanguage(item)}>
        {item.title}
      </h1>
      <AssignmentTexts item={item} opened />
      <NameForm
        nameMax={PUPIL_FEEDBACK_LIMITS.nameMax}
        texts={{
          label: t('name.label'),
          hint: t('name.hint'),
          missing: t('name.missing'),
          begin: t('name.begin'),
          known: (name) => t('name.known', { name }),
          knownHint: t('name.knownHint'),
        }}
        begin={async (name) =>
          onBegun(await quietApi.pupilFeedback.createResponse({ id: item.id, name }, { context: { idempotencyKey: key } }))
        }
      />
    </FormFrame>
  );
}
