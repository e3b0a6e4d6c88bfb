import { DISPLAY_NAME, textProblem } from '@murmel/contracts';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { renameVisitor } from '../../platform/session/visitor';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import { Dialog } from '../../ui/overlays/Dialog';
import classes from './NameChip.module.css';

/** Under which name one writes. Visitors may change it, whoever signed in keeps the name of the account. */
export function NameChip() {
  const { t } = useTranslation('people');
  const { user, isVisitor } = useSession();
  const [open, setOpen] = useState(() => location.pathname.endsWith('/settings'));
  if (!user || !isVisitor) return null;
  return (
    <>
      <button type="button" className={classes.chip} title={user.publicName} onClick={() => setOpen(true)}>
        <PersonMarble id={user.id} name={user.publicName} size={34} />
        <span className={classes.name} aria-hidden="true">
          {user.publicName}
        </span>
        <span className="visually-hidden">{t('name.change', { name: user.publicName })}</span>
      </button>
      {open && <NameDialog name={user.publicName} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('people');
  const [text, setText] = useState(name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (textProblem(text, DISPLAY_NAME)) {
      setProblem(t('name.length', { max: DISPLAY_NAME.max }));
      return;
    }
    setBusy(true);
    try {
      await renameVisitor(text.trim());
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('name.title')}
      closeLabel={t('name.close')}
      footer={
        <Button type="submit" form="name-form" size="lg" loading={busy}>
          {t('name.save')}
        </Button>
      }
    >
      <form id="name-form" onSubmit={(event) => void save(event)} noValidate>
        <TextInput
          size="lg"
          label={t('name.label')}
          description={t('name.hint')}
          value={text}
          maxLength={DISPLAY_NAME.max}
          autoComplete="nickname"
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem && <FieldError>{problem}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
