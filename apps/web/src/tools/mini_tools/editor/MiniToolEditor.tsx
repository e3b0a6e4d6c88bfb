import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import { AboutCard } from './AboutCard';
import { AppearanceCard } from './AppearanceCard';
import { BuiltCard } from './BuiltCard';
import classes from './editor.module.css';
import { FieldsCard } from './FieldsCard';
import { PromptCard } from './PromptCard';
import type { MiniToolDraft } from './use-mini-tool-draft';

/** Edits the purpose, fields and prompt of a mini tool; beside it the prompt as it will be built. */
export function MiniToolEditor({ draft }: { draft: MiniToolDraft }) {
  const { t } = useTranslation('tools/mini_tools');
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      <div className={classes.column}>
        {draft.refusal && (
          <Notice tone="alert" announce>
            {draft.refusal}
          </Notice>
        )}
        <AboutCard draft={draft} />
        <FieldsCard draft={draft} />
        <PromptCard draft={draft} />
      </div>
      <div className={classes.column}>
        <BuiltCard own={draft.values} />
        <AppearanceCard draft={draft} />
        <p className={classes.hint}>{t('shownToAll')}</p>
      </div>
    </main>
  );
}
