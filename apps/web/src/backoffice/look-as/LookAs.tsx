import { isBlank, LIMITS } from '@murmel/contracts';
import { IconClock, IconEyeOff, IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { leaveTo } from '../../platform/session/lifecycle';
import { FieldError } from '../../ui/forms/FieldError';
import { Textarea } from '../../ui/forms/TextField';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import { FormDialog } from '../../ui/overlays/FormDialog';
import classes from './look-as.module.css';

export interface LookAsDialogProps {
  person: { id: string; name: string; type: 'User' | 'Pupil' | 'Visitor' };
  onClose: () => void;
}

const { minutes, reason: letters } = LIMITS.incognito;
const POINTS = [
  ['ends', IconClock],
  ['protocol', IconListDetails],
  ['closed', IconEyeOff],
] as const;

/** Explains what seeing murmel as this person means, and asks for the reason. Starting it loads the start page as they see it. */
export default function LookAs({ person: { id, name }, onClose }: LookAsDialogProps) {
  const { t } = useTranslation('backoffice/look-as');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (isBlank(reason) || reason.trim().length < letters.min) {
      setRefusal(t('reasonNeeded', { min: letters.min }));
      return;
    }
    setBusy(true);
    try {
      const path = `${location.pathname}${location.search}`.slice(0, LIMITS.incognito.path);
      if (await leaveTo('/', () => api.incognito.start({ toolsUserId: id, reason, path }))) return;
    } catch (error) {
      setRefusal(t('failed', { reason: errorText(error) }));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={t('title', { name })}
      closeLabel={t('close')}
      submitLabel={t('start')}
      busy={busy}
      className={classes.form}
      onSubmit={() => void start()}
      onClose={onClose}
    >
      <div className={classes.person}>
        <PersonMarble id={id} name={name} size={48} />
        <p className={classes.text}>{t('text')}</p>
      </div>
      <ul className={classes.points}>
        {POINTS.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={20} stroke={1.9} aria-hidden />
            {t(`points.${key}`, { minutes, name })}
          </li>
        ))}
      </ul>
      <Textarea
        data-autofocus
        label={t('reason')}
        description={t('reasonHint')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={letters.max}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setRefusal(undefined);
        }}
        error={refusal && <FieldError>{refusal}</FieldError>}
      />
    </FormDialog>
  );
}
