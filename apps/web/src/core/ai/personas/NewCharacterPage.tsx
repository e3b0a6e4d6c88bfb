import { ASSISTANT_LIMITS, TOOLS, textProblem } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { focusFirstError } from '../../../ui/forms/focus-first-error';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { StatusLine } from '../../../ui/status/StatusLine';
import { RouterLink } from '../../links/RouterLink';
import classes from './NewCharacterPage.module.css';

const { name: nameLimits, description } = ASSISTANT_LIMITS;

/** Form for an own character: it becomes an assistant that plays a person, and opens as such. */
export default function NewCharacterPage() {
  const { t } = useTranslation('ai/personas');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState({ title: '', description: '' });
  const [checked, setChecked] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      api.assistants.create({
        ...draft,
        personaCategory: 'my_characters',
        category: 'for_learners',
        avatar: { icon: 'mask', colour: 0, file: null },
        instructions: t('new.instructions', draft),
      }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries();
      void navigate(`${TOOLS.assistants.route}/${id}`);
    },
  });
  const problem = checked ? textProblem(draft.title, nameLimits) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setChecked(true));
    if (!focusFirstError(form.current)) make.mutate();
  };
  const write = (fields: Partial<typeof draft>) => {
    setDraft({ ...draft, ...fields });
    make.reset();
  };
  return (
    <>
      <PageHeader title={t('new.title')} text={t('rule')} breadcrumbs={<RouterLink href="/ai/personas">{t('title')}</RouterLink>} />
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('new.name')}
          description={t('new.nameHint')}
          value={draft.title}
          maxLength={nameLimits.max}
          error={problem && <FieldError>{t('new.nameMissing')}</FieldError>}
          onChange={(event) => write({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t('new.about')}
          description={t('new.aboutHint')}
          rows={3}
          value={draft.description}
          maxLength={description.max}
          onChange={(event) => write({ description: event.currentTarget.value })}
        />
        <div className={classes.row}>
          <Button type="submit" size="lg" loading={make.isPending}>
            {t('new.make')}
          </Button>
          {make.isError && <StatusLine state="error" text={errorText(make.error)} />}
        </div>
      </form>
    </>
  );
}
