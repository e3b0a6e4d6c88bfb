import { contentLanguage, LIMITS, type OwnWork } from '@murmel/contracts';
import { FormFrame } from '../../../core/answers/FormFrame';
import { NameForm } from '../../../core/answers/NameForm';
import { quietApi } from '../../../platform/api/client';
import { randomId } from '../../../platform/random-id';
import { useTexts } from './texts';
import type { OpenSheet } from './use-sheet';
import classes from './work.module.css';

const key = randomId();

/** Shows the sheet's title, and asks once for the participant's name. */
export function NameScreen({ open, onBegun }: { open: OpenSheet; onBegun: (own: OwnWork) => void }) {
  const t = useTexts();
  const { sheet, offline } = open;
  const { minutes } = sheet.worksheet.rules;
  return (
    <FormFrame screen="name" offline={offline}>
      <NameForm
        nameMax={LIMITS.worksheet.nameMax}
        texts={{
          label: t('name.label'),
          hint: t('name.hint'),
          missing: t('name.missing'),
          begin: t('name.begin'),
          known: (name) => t('name.known', { name }),
          knownHint: t('name.knownHint'),
        }}
        begin={async (name) =>
          onBegun(await quietApi.worksheets.createResponse({ id: sheet.id, name }, { context: { idempotencyKey: key } }))
        }
        below={minutes !== null && <p className={classes.hint}>{t('time.given', { count: minutes })}</p>}
      >
        <h1 tabIndex={-1} data-screen-heading className={classes.title} lang={contentLanguage(sheet)}>
          {sheet.title}
        </h1>
        {sheet.description && <p className={classes.description}>{sheet.description}</p>}
      </NameForm>
    </FormFrame>
  );
}
