import { DISPLAY_NAME, textProblem } from '@murmel/contracts';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { chooseName } from '../../../platform/session/visitor';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';

interface NameDialogProps {
  /** current name */
  name: string;
  /** a teacher took the name before away */
  asked: boolean;
  onClose: () => void;
}

/** Under which name one is there: changed by oneself, or chosen anew because a teacher asks for it. */
export default function NameDialog({ name, asked, onClose }: NameDialogProps) {
  const { t } = useTranslation('people/names');
  const [text, setText] = useState(asked ? '' : name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (textProblem(text, DISPLAY_NAME)) {
      setProblem(t('length', { max: DISPLAY_NAME.max }));
      return;
    }
    setBusy(true);
    try {
      await chooseName(text.trim());
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
      title={t(asked ? 'askedTitle' : 'title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="name-form" size="lg" loading={busy}>
          {t('save')}
        </Button>
      }
    >
      {asked && <p>{t('asked', { name })}</p>}
      <form id="name-form" onSubmit={(event) => void save(event)} noValidate>
        <TextInput
          size="lg"
          label={t('label')}
          description={t('hint')}
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
