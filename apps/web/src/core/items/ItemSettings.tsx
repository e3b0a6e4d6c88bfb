import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  GRADE_LEVELS,
  type GradeLevel,
  type Item,
  LIMITS,
  SCHOOL_TYPES,
  type SchoolType,
  SUBJECT_TYPES,
  type SubjectType,
  TAG_LIMITS,
  textProblem,
} from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import { TagField } from '../../ui/forms/TagField';
import { NativeSelect, Textarea, TextInput } from '../../ui/forms/TextField';
import { StatusLine } from '../../ui/status/StatusLine';
import { ChoiceList } from './ChoiceList';
import classes from './ItemSettings.module.css';
import { useAutosave } from './use-autosave';

interface Fields {
  title: string;
  description: string;
  language: ContentLanguage;
  gradeLevels: GradeLevel[];
  schoolTypes: SchoolType[];
  subjectTypes: SubjectType[];
  tags: string[];
  international: boolean;
}

interface ItemSettingsProps {
  item: Item;
  /** called after each save with the item as stored on the server */
  onSaved?: (item: Item) => void;
}

/** Subjects that cover several and name them in a hint. */
const HINTED_SUBJECTS: readonly SubjectType[] = ['OTHER_LANGUAGES', 'RELIGION', 'INTERDISCIPLINARY'];

/** Text is sent when typing pauses, everything else at once. */
const TYPING_PAUSE_MS = 800;

/** Form of the fields that all items share. Pupils see only the fields they may edit. It saves automatically and reports it. */
export default function ItemSettings({ item, onSaved }: ItemSettingsProps) {
  const { t } = useTranslation('items', 'items/settings');
  const { isPupil } = useSession();
  const queryClient = useQueryClient();
  const { title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, international } = item;
  const [draft, setDraft] = useState<Fields>({ title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, international });
  const autosave = useAutosave<Fields>(async (fields) => {
    const saved = await api.items.update({ id: item.id, ...fields });
    onSaved?.(saved);
    await queryClient.invalidateQueries();
  });
  const change = (fields: Partial<Fields>, delay = 0) => {
    setDraft((before) => ({ ...before, ...fields }));
    const wrong =
      (fields.title !== undefined && textProblem(fields.title, LIMITS.title)) ||
      (fields.description !== undefined && textProblem(fields.description, LIMITS.description));
    if (!wrong) autosave.change(fields, delay);
  };
  const titleError = textProblem(draft.title, LIMITS.title);
  const descriptionError = textProblem(draft.description, LIMITS.description);
  const grades = draft.international ? 'gradeLevelsInternational' : 'gradeLevels';
  const state = autosave.state();
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <TextInput
        label={t('settings.title')}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value }, TYPING_PAUSE_MS)}
        error={
          titleError && (
            <FieldError>
              {titleError === 'required' ? t('settings.titleRequired') : t('settings.tooLong', { max: LIMITS.title.max })}
            </FieldError>
          )
        }
      />
      <Textarea
        label={t('settings.description')}
        description={t('settings.descriptionHint', { max: LIMITS.description.max })}
        rows={4}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value }, TYPING_PAUSE_MS)}
        error={descriptionError && <FieldError>{t('settings.tooLong', { max: LIMITS.description.max })}</FieldError>}
      />
      <NativeSelect
        label={t('settings.language')}
        value={draft.language}
        data={CONTENT_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(event) => change({ language: event.currentTarget.value as ContentLanguage })}
      />
      {!isPupil && (
        <>
          <TagField
            label={t('settings.tags')}
            description={t('settings.tagsHint', { max: TAG_LIMITS.max })}
            listLabel={t('settings.tagsList')}
            removeLabel={(tag) => t('settings.tagsRemove', { tag })}
            tags={draft.tags}
            max={TAG_LIMITS.max}
            letters={TAG_LIMITS.letters.max}
            onChange={(value) => change({ tags: value })}
          />
          <ChoiceList
            label={t('settings.gradeLevels')}
            options={GRADE_LEVELS.map((value) => ({ value, label: t(`${grades}.${value}`) }))}
            chosen={draft.gradeLevels}
            onChange={(value) => change({ gradeLevels: value })}
          />
          <SwitchRow
            label={t('settings.international')}
            description={t('settings.internationalHint')}
            checked={draft.international}
            onChange={(value) => change({ international: value })}
          />
          <ChoiceList
            label={t('settings.schoolTypes')}
            options={SCHOOL_TYPES.map((value) => ({
              value,
              label: t(`schoolTypes.${value}`),
              ...(value === 'SCHOOL_TYPE_VOCATIONAL' ? { hint: t('schoolTypeHints.SCHOOL_TYPE_VOCATIONAL') } : {}),
            }))}
            chosen={draft.schoolTypes}
            onChange={(value) => change({ schoolTypes: value })}
          />
          <ChoiceList
            label={t('settings.subjectTypes')}
            options={SUBJECT_TYPES.map((value) => ({
              value,
              label: t(`subjectTypes.${value}`),
              ...(HINTED_SUBJECTS.includes(value) ? { hint: t(`subjectHints.${value}`) } : {}),
            }))}
            chosen={draft.subjectTypes}
            onChange={(value) => change({ subjectTypes: value })}
          />
        </>
      )}
      <div className={classes.state}>
        {state === 'saving' && <StatusLine state="saving" text={t('settings.saving')} />}
        {state === 'saved' && <StatusLine state="saved" text={t('settings.saved')} />}
        {state === 'failed' && (
          <>
            <StatusLine state="error" text={t('settings.failed')} />
            <Button variant="default" onClick={() => autosave.flush()}>
              {t('settings.retry')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
