import { ASSISTANT_CATEGORIES, ASSISTANT_LIMITS, SUBJECT_TYPES } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';
import classes from './editor.module.css';
import type { AssistantDraft } from './use-assistant-draft';

/** Edits its category, the figure it plays if any, and the daily limit of questions per user. */
export function RulesCard({ draft }: { draft: AssistantDraft }) {
  const { t } = useTranslation('tools/assistants');
  const { t: items } = useTranslation('items/settings');
  const { category, subcategory, personaCategory, dailyLimit, change } = draft;
  const [daily, setDaily] = useState(dailyLimit === null ? '' : String(dailyLimit));
  const { min, max } = ASSISTANT_LIMITS.dailyLimit;
  const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));
  const isWrong = (number: number | null) => number !== null && !(Number.isInteger(number) && number >= min && number <= max);
  return (
    <section className={classes.card} aria-labelledby="assistant-rules">
      <div className={classes.heading}>
        <h2 id="assistant-rules">{t('rules.title')}</h2>
      </div>
      <NativeSelect
        label={t('rules.category')}
        value={category ?? ''}
        data={[
          { value: '', label: t('rules.none') },
          ...ASSISTANT_CATEGORIES.map((value) => ({ value: value as string, label: t(`categories.${value}`) })),
        ]}
        onChange={(event) => change({ category: ASSISTANT_CATEGORIES.find((value) => value === event.currentTarget.value) ?? null })}
      />
      <NativeSelect
        label={t('rules.subject')}
        value={subcategory ?? ''}
        data={[
          { value: '', label: t('rules.none') },
          ...SUBJECT_TYPES.map((value) => ({ value: value as string, label: items(`subjectTypes.${value}`) })),
        ]}
        onChange={(event) => change({ subcategory: SUBJECT_TYPES.find((value) => value === event.currentTarget.value) ?? null })}
      />
      <TextInput
        inputMode="numeric"
        label={t('rules.daily')}
        description={t('rules.dailyHint')}
        value={daily}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setDaily(typed);
          if (!isWrong(numberOf(typed))) change({ dailyLimit: numberOf(typed) });
        }}
        error={isWrong(numberOf(daily)) && <FieldError>{t('rules.number', { min, max })}</FieldError>}
      />
      <SwitchRow
        label={t('rules.figure')}
        description={t('rules.figureHint')}
        checked={personaCategory !== null}
        onChange={(plays) => change({ personaCategory: plays ? 'my_characters' : null })}
      />
    </section>
  );
}
