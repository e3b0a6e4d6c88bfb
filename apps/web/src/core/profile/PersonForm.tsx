import { PERSON_NAME, textProblem } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { session, useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { focusFirstError } from '../../ui/forms/focus-first-error';
import { TextInput } from '../../ui/forms/TextField';
import { StatusLine } from '../../ui/status/StatusLine';
import classes from './ProfilePage.module.css';

const FIELDS = ['firstname', 'name', 'publicName'] as const;
const AUTOCOMPLETE = { firstname: 'given-name', name: 'family-name', publicName: 'nickname' } as const;

/** First name, last name and the name that others see. */
export function PersonForm() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState({ firstname: user?.firstname ?? '', name: user?.name ?? '', publicName: user?.publicName ?? '' });
  const [checked, setChecked] = useState(false);
  const save = useMutation(orpc.users.updateMe.mutationOptions({ onSuccess: (changed) => session.setUser(changed) }));
  const errorOf = (field: (typeof FIELDS)[number]) => {
    const problem = checked ? textProblem(draft[field], PERSON_NAME) : undefined;
    return problem && <FieldError>{t(problem, { max: PERSON_NAME.max })}</FieldError>;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Drawn at once, so that the first wrong field can take focus.
    flushSync(() => setChecked(true));
    if (!focusFirstError(form.current)) save.mutate(draft);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          label={t(field)}
          {...(field === 'publicName' ? { description: t('publicNameHint') } : {})}
          autoComplete={AUTOCOMPLETE[field]}
          value={draft[field]}
          onChange={(event) => {
            setDraft({ ...draft, [field]: event.currentTarget.value });
            save.reset();
          }}
          error={errorOf(field)}
        />
      ))}
      {user?.email && (
        // A fact, no field: it cannot be changed here, and must not look as if it could.
        <p className={classes.fact}>
          <span>{t('email')}</span>
          {user.email}
        </p>
      )}
      <div className={classes.row}>
        <Button type="submit" variant="light" loading={save.isPending}>
          {t('save')}
        </Button>
        {save.isSuccess && <StatusLine state="saved" text={t('saved')} />}
        {save.isError && <StatusLine state="error" text={t('saveFailed')} />}
      </div>
    </form>
  );
}
