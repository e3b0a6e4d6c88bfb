import { type AdministeredPerson, BACKOFFICE_PATH } from '@murmel/contracts';
import { IconLock, IconLockOpen, IconMail, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import panes from '../../ui/layout/panes.module.css';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { toast } from '../../ui/status/toast-queue';
import classes from '../lists.module.css';
import type { PersonAction } from './person-action';

interface PersonDangerProps {
  person: AdministeredPerson;
  run: PersonAction;
}

/** Password link, lock and erasure of a teacher. Lock and erasure are not for the own account. */
export function PersonDanger({ person, run }: PersonDangerProps) {
  const { t } = useTranslation('backoffice/people');
  const [erasing, setErasing] = useState(false);
  const { id, email, mine, state } = person;
  const locked = state === 'locked';
  const LockIcon = locked ? IconLockOpen : IconLock;
  return (
    <section className={panes.part} aria-labelledby="danger">
      <h2 id="danger" className={panes.head}>
        {t('danger.title')}
      </h2>
      <p className={panes.hint}>{t(mine ? 'danger.own' : 'danger.text')}</p>
      <div className={classes.row}>
        {email !== null && pageData.signOn.password && (
          <Button
            variant="default"
            leftSection={<IconMail size={20} stroke={1.9} aria-hidden />}
            onClick={() => void run('password', () => api.backofficePeople.sendPasswordLink({ userId: id }))}
          >
            {t('danger.password')}
          </Button>
        )}
        {!mine && (
          <>
            <Button
              variant="default"
              leftSection={<LockIcon size={20} stroke={1.9} aria-hidden />}
              onClick={() => void run(locked ? 'unlock' : 'lock', () => api.backofficePeople.update({ userId: id, locked: !locked }))}
            >
              {t(locked ? 'danger.unlock' : 'danger.lock')}
            </Button>
            <Button
              variant="default"
              color="koralle"
              leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
              onClick={() => setErasing(true)}
            >
              {t('danger.erase')}
            </Button>
          </>
        )}
      </div>
      {erasing && <EraseDialog person={person} onClose={() => setErasing(false)} />}
    </section>
  );
}

function EraseDialog({ person: { id, name, email, contents }, onClose }: { person: AdministeredPerson; onClose: () => void }) {
  const { t } = useTranslation('backoffice/people');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await api.backofficePeople.remove({ userId: id, confirmation: typed });
      toast({ tone: 'success', text: t('done.erase', { name }) });
      void navigate(`${BACKOFFICE_PATH}/users`, { replace: true });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('erase.title', { name })}
      closeLabel={shell('cancel')}
      submitLabel={t('erase.confirm')}
      busy={busy}
      className={classes.fields}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <p>{t('erase.text', { count: contents })}</p>
      <TextInput
        label={t('erase.type', { email: email ?? name })}
        value={typed}
        type={email === null ? 'text' : 'email'}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={problem && <FieldError>{problem}</FieldError>}
      />
    </FormDialog>
  );
}
