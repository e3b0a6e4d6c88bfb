import 'virtual:murmel-contract/reports';
import { type Item, LIMITS, REPORT_REASONS, type ReportReason } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { Textarea } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { toast } from '../../../ui/status/toast-queue';
import classes from './report.module.css';

interface ReportDialogProps {
  item: Pick<Item, 'id' | 'title'>;
  onClose: () => void;
}

/** Reports a problem with open material to the moderators; also available without an account. */
export default function ReportDialog({ item: { id, title }, onClose }: ReportDialogProps) {
  const { t } = useTranslation('reviews/report');
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!reason) {
      setRefusal(t('reasonNeeded'));
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.reports.create({ id, reason, note });
      toast({ id: 'reported', tone: 'success', text: t('done') });
      onClose();
    } catch (error) {
      if (isErrorCode(error, 'ALREADY_REPORTED')) {
        toast({ id: 'reported', tone: 'info', text: errorText(error) });
        onClose();
      } else setRefusal(errorText(error));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('close')}
      submitLabel={t('submit')}
      busy={busy}
      className={classes.form}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className={classes.text}>{t('text', { title })}</p>
      <RadioCards
        legend={t('reason')}
        cards={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={(value) => {
          setReason(value);
          setRefusal(undefined);
        }}
      />
      <Textarea
        label={t('note')}
        description={t('noteHint', { max: LIMITS.report.noteMax })}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.report.noteMax}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
    </FormDialog>
  );
}
