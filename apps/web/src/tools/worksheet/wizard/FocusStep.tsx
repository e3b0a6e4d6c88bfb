import { fitsAsBasis, LANGUAGE_LEVELS, textWords, WIZARD_LIMITS } from '@murmel/contracts';
import { FieldError } from '../../../ui/forms/FieldError';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import { MaterialField } from './MaterialField';
import { useTexts } from './texts';
import type { Wizard } from './use-wizard';
import classes from './wizard.module.css';

const { text, topicMax } = WIZARD_LIMITS;

/** Asks what the sheet is about, in which language and for which age; a text of one's own where there is one. */
export function FocusStep({ wizard }: { wizard: Wizard }) {
  const { focus, changeFocus } = wizard;
  const t = useTexts();
  const words = textWords(focus.text);
  const wrong = words > 0 && !fitsAsBasis(focus.text);
  return (
    <div className={classes.form}>
      <TextInput
        label={t('focus.topic')}
        placeholder={t('focus.topicHint')}
        value={focus.topic}
        maxLength={topicMax}
        onChange={({ currentTarget }) => changeFocus({ topic: currentTarget.value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('focus.level')}
          value={String(focus.level)}
          data={LANGUAGE_LEVELS.map(({ level, from, to }) => ({
            value: String(level),
            label: to === null ? t('focus.levelFrom', { level, from }) : t('focus.levelOf', { level, from, to }),
          }))}
          onChange={({ currentTarget }) => changeFocus({ level: Number(currentTarget.value) })}
        />
        <NativeSelect
          label={t('focus.language')}
          value={focus.language}
          data={[
            { value: 'de', label: t('focus.german') },
            { value: 'en', label: t('focus.english') },
          ]}
          onChange={({ currentTarget }) => changeFocus({ language: currentTarget.value as 'de' | 'en' })}
        />
      </div>
      <Textarea
        label={t('focus.text')}
        description={t('focus.textHint', { min: text.min, max: text.max })}
        value={focus.text}
        rows={8}
        maxLength={text.lettersMax}
        onChange={({ currentTarget }) => changeFocus({ text: currentTarget.value })}
        error={wrong && <FieldError>{t('focus.textWrong', { count: words, min: text.min, max: text.max })}</FieldError>}
      />
      <p className={classes.hint}>{t('focus.words', { count: words })}</p>
      <MaterialField wizard={wizard} />
    </div>
  );
}
