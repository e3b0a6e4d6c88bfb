import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import classes from './form.module.css';
import { ItemChoice } from './ItemChoice';
import type { ProjectDraft } from './project-draft';
import { ToolChoice } from './ToolChoice';
import { TaskField } from './task/TaskField';

export { EMPTY_PROJECT, type ProjectDraft } from './project-draft';

interface ProjectFieldsProps {
  value: ProjectDraft;
  onChange: (value: ProjectDraft) => void;
  /** sentences below the fields */
  errors: Partial<Record<'name' | 'task' | 'items', string>>;
}

/** Name, task, released tools and shared items of a new project. Contains no form element, so any form can embed it. */
export function ProjectFields({ value, onChange, errors }: ProjectFieldsProps) {
  const { t } = useTranslation('project-form');
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        value={value.name}
        autoComplete="off"
        required
        withAsterisk={false}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        error={errors.name && <FieldError>{errors.name}</FieldError>}
      />
      <TaskField value={value.task} error={errors.task} onChange={(task) => onChange({ ...value, task })} />
      <ToolChoice chosen={value.tools} onChange={(tools) => onChange({ ...value, tools })} />
      <ItemChoice itemIds={value.itemIds} error={errors.items} onChange={(itemIds) => onChange({ ...value, itemIds })} />
    </div>
  );
}
