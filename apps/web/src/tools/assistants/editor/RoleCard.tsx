import { ASSISTANT_LIMITS, isBlank } from '@murmel/contracts';
import { IconSparkles } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import classes from './editor.module.css';
import { SuggestionPart } from './SuggestionPart';
import type { AssistantDraft } from './use-assistant-draft';
import { useSuggestion } from './use-suggestion';
import { wordCount } from './word-count';

const { description: about, pupilDescription: forPupils, instructions: told, instructionsWords } = ASSISTANT_LIMITS;

/** Edits the assistant's purpose, and the instructions the model gets before each question. */
export function RoleCard({ title, draft }: { title: string; draft: AssistantDraft }) {
  const { t } = useTranslation('tools/assistants');
  const hint = useId();
  const { description, pupilDescription, instructions, change, refusal } = draft;
  const suggestion = useSuggestion(title.trim(), description.trim());
  const unnamed = isBlank(title) || isBlank(description);
  const words = wordCount(instructions);
  const tooLong = instructions.trim().length > told.max;
  return (
    <section className={classes.card} aria-labelledby="assistant-role">
      <div className={classes.heading}>
        <h2 id="assistant-role">{t('role.title')}</h2>
        <Button
          variant="light"
          color="pflaume"
          disabled={unnamed}
          loading={suggestion.busy}
          leftSection={<IconSparkles size={20} stroke={1.9} aria-hidden />}
          {...(unnamed && { 'aria-describedby': hint })}
          onClick={suggestion.fetch}
        >
          {t('suggestion.fetch')}
        </Button>
      </div>
      {unnamed && (
        <p id={hint} className={classes.hint}>
          {t('suggestion.missing')}
        </p>
      )}
      <SuggestionPart suggestion={suggestion} onTake={(text) => change({ instructions: text })} />
      <TextInput
        label={t('role.description')}
        placeholder={t('role.descriptionHint')}
        maxLength={about.max}
        value={description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <TextInput
        label={t('role.pupils')}
        description={t('role.pupilsHint')}
        maxLength={forPupils.max}
        value={pupilDescription}
        onChange={(event) => change({ pupilDescription: event.currentTarget.value })}
      />
      <Textarea
        label={t('role.instructions')}
        placeholder={t('role.instructionsHint')}
        rows={11}
        value={instructions}
        onChange={(event) => change({ instructions: event.currentTarget.value })}
        onPaste={pasteLines}
        error={tooLong && <FieldError>{t('role.tooLong', { max: told.max })}</FieldError>}
      />
      <div className={classes.below}>
        <span>{t('role.words', { count: words })}</span>
        <span>{t('role.wordsHint', { words: instructionsWords })}</span>
      </div>
      {words > instructionsWords && !tooLong && <Notice announce>{t('role.advice', { words: instructionsWords })}</Notice>}
      {refusal && (
        <Notice tone="alert" announce>
          {refusal}
        </Notice>
      )}
    </section>
  );
}
