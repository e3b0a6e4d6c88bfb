import { LIMITS, shortCodeProblem, tidyShortCode } from '@murmel/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import classes from './ShortCodeForm.module.css';
import type { Sharing } from './use-share';

interface ShortCodeFormProps {
  /** "murmel.example/s/" */
  before: string;
  code: string;
  sharing: Sharing;
  onClose: () => void;
}

/** Chooses words for the short address, takes a random one again, or switches it off. */
export function ShortCodeForm({ before, code, sharing, onClose }: ShortCodeFormProps) {
  const { t } = useTranslation('sharing');
  const { min, max, addressMax } = LIMITS.shortCode;
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(code);
  const [error, setError] = useState<string>();

  const send = async (shortCode: string | true | null) => {
    try {
      await sharing.change({ shortCode });
      onClose();
    } catch (refusal) {
      setError(t(isErrorCode(refusal, 'SHORT_CODE_TAKEN') ? 'code.taken' : 'failed'));
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = shortCodeProblem(draft);
    setError(problem && t(`code.${problem}`, { min, max }));
    if (problem) field.current?.focus();
    else if (tidyShortCode(draft) === code) onClose();
    else void send(tidyShortCode(draft));
  };
  const busy = sharing.state === 'saving';
  const tooLongToType = before.length + tidyShortCode(draft).length > addressMax;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        label={t('code.label')}
        description={`${before}… ${t('code.hint', { min, max })}`}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        error={error && <FieldError>{error}</FieldError>}
      />
      <p className={classes.hint}>{t('code.guess')}</p>
      {tooLongToType && <p className={classes.hint}>{t('code.long', { max: addressMax })}</p>}
      <div className={classes.row}>
        <Button type="submit" variant="light" loading={busy}>
          {t('code.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="subtle" busy={busy} onClick={() => void send(true)}>
          {t('code.random')}
        </Button>
        <Button variant="subtle" busy={busy} onClick={() => void send(null)}>
          {t('code.off')}
        </Button>
      </div>
    </form>
  );
}
