import { MINI_TOOL_CATEGORIES, MINI_TOOL_TEXTS, type MiniToolCategory } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';
import classes from './editor.module.css';
import type { MiniToolDraft } from './use-mini-tool-draft';

/** Edits the description in one line, and the category. */
export function AboutCard({ draft: { values, change } }: { draft: MiniToolDraft }) {
  const { t } = useTranslation('tools/mini_tools');
  const { t: lab } = useTranslation('ai/mini-tools');
  return (
    <section className={classes.card} aria-labelledby="mini-tool-about">
      <h2 id="mini-tool-about">{t('about.title')}</h2>
      <div className={classes.pair}>
        <TextInput
          label={t('about.description')}
          placeholder={t('about.descriptionHint')}
          maxLength={MINI_TOOL_TEXTS.description.max}
          value={values.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <NativeSelect
          label={t('about.category')}
          value={values.category}
          data={MINI_TOOL_CATEGORIES.map((value) => ({ value, label: lab(`categories.${value}.name`) }))}
          onChange={({ currentTarget }) => change({ category: currentTarget.value as MiniToolCategory })}
        />
      </div>
    </section>
  );
}
