import { type ItemTypeKey, LIMITS } from '@murmel/contracts';
import { IconLockOpen } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { session } from '../../platform/session/store';
import { LockedMarble } from '../../ui/drawings/LockedMarble';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { PasswordField } from '../../ui/forms/PasswordField';
import { CenteredCard } from '../../ui/layout/CenteredCard';
import { TOOL_APPEARANCES } from '../tools/tool-appearance';
import { GateFrame } from './ItemGateFrame';
import classes from './ItemGatePassword.module.css';

interface PasswordPromptProps {
  type: ItemTypeKey;
  /** more than one password was refused; the first question is silent */
  invalid: boolean;
  /** reason why the server rejects attempts at present without comparing the password */
  refusal: string | undefined;
  busy: boolean;
  onSubmit: () => void;
}

/** Asks for the password of an item. Shows the tool and never the title, which only belongs to those who are in. */
export default function PasswordPrompt({ type, invalid, refusal, busy, onSubmit }: PasswordPromptProps) {
  const { t } = useTranslation('visitor');
  const { t: tools } = useTranslation('tools');
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const error = refusal ?? (invalid ? t('password.invalid') : undefined);
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') {
      field.current?.focus();
      return;
    }
    session.submitItemPassword(password);
    onSubmit();
  };
  return (
    <GateFrame>
      <CenteredCard marble={<LockedMarble {...TOOL_APPEARANCES[type]} />} title={tools(`catalogue.${type}.name`)} text={t('password.text')}>
        <form onSubmit={submit} noValidate className={classes.form}>
          <PasswordField
            ref={field}
            label={t('password.label')}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            autoComplete="off"
            maxLength={LIMITS.itemPassword.max}
            size="lg"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={error && !busy ? <FieldError>{error}</FieldError> : undefined}
          />
          <Button type="submit" size="lg" fullWidth loading={busy} leftSection={<IconLockOpen size={20} stroke={1.9} aria-hidden />}>
            {t('password.open')}
          </Button>
        </form>
      </CenteredCard>
    </GateFrame>
  );
}
