import { LIMITS } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RouterLink } from '../../core/links/RouterLink';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { focusFirstError } from '../../ui/forms/focus-first-error';
import { Textarea, TextInput } from '../../ui/forms/TextField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Notice } from '../../ui/status/Notice';
import { calendarPath } from './paths';
import { CalendarFields, type CalendarSettings } from './settings/CalendarFields';
import classes from './settings/settings.module.css';
import { useTexts } from './texts';
import { ownZone } from './wall-clock';

/** Makes a calendar: its title, what it is for, colour, source and time zone. */
export default function NewPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [settings, setSettings] = useState<CalendarSettings>(() => ({ colour: 'cyan', source: '', zone: ownZone() }));
  const [missing, setMissing] = useState(false);
  const making = useMutation({
    mutationFn: () => {
      const { colour, source, zone } = settings;
      return api.prototypeCalendars.create({ title: title.trim(), description: description.trim(), colour, source, timeZone: zone });
    },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries();
      void navigate(calendarPath(id), { replace: true });
    },
  });
  return (
    <>
      <PageHeader title={t('new.title')} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(title.trim() === '');
          if (title.trim() === '') focusFirstError(event.currentTarget);
          else making.mutate();
        }}
      >
        {making.isError && (
          <Notice tone="alert" title={t('messages.createFailed')} announce>
            {errorText(making.error)}
          </Notice>
        )}
        <TextInput
          label={t('fields.calendarTitle')}
          value={title}
          maxLength={LIMITS.title.max}
          error={missing && title.trim() === '' && <FieldError>{t('fields.titleMissing')}</FieldError>}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Textarea
          label={t('fields.description')}
          value={description}
          maxLength={LIMITS.description.max}
          rows={3}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <CalendarFields values={settings} onChange={(fields) => setSettings((before) => ({ ...before, ...fields }))} />
        <div className={classes.buttons}>
          <Button type="submit" loading={making.isPending}>
            {t('new.submit')}
          </Button>
          <Button variant="subtle" component={RouterLink} href="/timetable-prototype">
            {t('cancel')}
          </Button>
        </div>
      </form>
    </>
  );
}
