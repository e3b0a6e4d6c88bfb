import type { Project, RichText, ToolKey } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { focusFirstError } from '../../../ui/forms/focus-first-error';
import { TextInput } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/status/toast-queue';
import { ToolChoice } from '../../project-form/ToolChoice';
import { TaskField } from '../../project-form/task/TaskField';
import { useDraftErrors } from '../../project-form/use-draft-errors';
import classes from './dialogs.module.css';

interface EditDialogProps {
  project: Project;
  onClose: () => void;
}

/** Changes name, task and released tools of a project; pupils see it at once. */
export function EditDialog({ project, onClose }: EditDialogProps) {
  const { t } = useTranslation('projects');
  const { t: fields } = useTranslation('project-form');
  const { t: shell } = useTranslation('shell');
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(project.name);
  const [task, setTask] = useState<RichText | null>(project.task);
  const [tools, setTools] = useState<ToolKey[]>(project.tools);
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const found = useDraftErrors({ name, task, tools, itemIds: [] });
  const errors = attempt > 0 ? found : {};
  const save = useMutation({
    mutationFn: () => api.projects.update({ id: project.id, name: name.trim(), task, tools }),
    onSuccess: (changed) => {
      queryClient.setQueryData(orpc.projects.get.queryKey({ input: { id: project.id } }), changed);
      void queryClient.invalidateQueries({ queryKey: orpc.projects.list.key() });
      toast({ id: 'project', tone: 'success', text: t('done.edit') });
      onClose();
    },
  });
  useEffect(() => {
    if (attempt > 0) focusFirstError(element.current);
  }, [attempt]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (Object.keys(found).length === 0) save.mutate();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={form} loading={save.isPending}>
        {t('edit.save')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('edit.title')} closeLabel={shell('close')} footer={footer}>
      <form id={form} ref={element} className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label={fields('name')}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name && <FieldError>{errors.name}</FieldError>}
        />
        <TaskField value={task} error={errors.task} onChange={setTask} />
        <ToolChoice chosen={tools} onChange={setTools} />
        <div role="alert">{save.isError && <FieldError>{errorText(save.error)}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
