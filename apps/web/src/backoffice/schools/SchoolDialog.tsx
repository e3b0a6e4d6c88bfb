import { type AdministeredSchool, BACKOFFICE_LIMITS, LIMITS, looksLikeMail, trimBlank } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { Textarea, TextInput } from '../../ui/forms/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import classes from '../lists.module.css';

const { name: letters } = LIMITS.school;

interface SavedFormProps {
  title: string;
  submitLabel: string;
  /** sentence when it worked */
  done: string;
  /** false: something is wrong, and the form says what */
  valid: boolean;
  onTry: () => void;
  work: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a window that closes when its work is done. */
function SavedForm({ title, submitLabel, done, valid, onTry, work, onClose, children }: SavedFormProps) {
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    onTry();
    if (!valid) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      toast({ tone: 'success', text: done });
      void queryClient.invalidateQueries();
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      closeLabel={shell('cancel')}
      submitLabel={submitLabel}
      busy={busy}
      className={classes.fields}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && (
        <Notice tone="alert" announce>
          {problem}
        </Notice>
      )}
      {children}
    </FormDialog>
  );
}

/** A new school, or name and imprint of one. */
export function SchoolDialog({ school, onClose }: { school: AdministeredSchool | undefined; onClose: () => void }) {
  const { t } = useTranslation('backoffice/schools');
  const [name, setName] = useState(school?.name ?? '');
  const [imprint, setImprint] = useState(school?.imprint ?? '');
  const [tried, setTried] = useState(false);
  const given = trimBlank(name);
  const valid = given.length >= letters.min && given.length <= letters.max;
  const save = async () => {
    const { id } = school ?? (await api.backofficeSchools.create({ name: given }));
    if (school || trimBlank(imprint) !== '') await api.backofficeSchools.update({ schoolId: id, name: given, imprint });
  };
  return (
    <SavedForm
      title={t(school ? 'editTitle' : 'create')}
      submitLabel={t('save')}
      done={t('saved', { name: given })}
      valid={valid}
      onTry={() => setTried(true)}
      work={save}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        value={name}
        maxLength={letters.max}
        onChange={(event) => setName(event.currentTarget.value)}
        error={tried && !valid && <FieldError>{t('nameFault', letters)}</FieldError>}
      />
      <Textarea
        label={t('imprint')}
        description={t('imprintHint')}
        rows={5}
        maxLength={BACKOFFICE_LIMITS.imprintMax}
        value={imprint}
        onChange={(event) => setImprint(event.currentTarget.value)}
      />
    </SavedForm>
  );
}

/** Adds a teacher who has an account to a school, without asking. */
export function EnrolDialog({ school: { id, name }, onClose }: { school: AdministeredSchool; onClose: () => void }) {
  const { t } = useTranslation('backoffice/schools');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const valid = looksLikeMail(email.trim());
  return (
    <SavedForm
      title={t('enrolIn', { name })}
      submitLabel={t('enrol')}
      done={t('enrolled', { email: email.trim(), name })}
      valid={valid}
      onTry={() => setTried(true)}
      work={() => api.schools.enrol({ id, email: email.trim() })}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('email')}
        description={t('enrolText')}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={tried && !valid && <FieldError>{t('mailFault')}</FieldError>}
      />
    </SavedForm>
  );
}
