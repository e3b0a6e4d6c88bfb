import { type Item, isBlank, LIMITS, type Verdict } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { Textarea } from '../../ui/forms/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { toast } from '../../ui/status/toast-queue';

interface VerdictDialogProps {
  item: Pick<Item, 'id' | 'title'>;
  verdict: Verdict;
  onClose: () => void;
}

/** Asks for the reason that the owner reads, and decides. */
export function VerdictDialog({ item: { id, title }, verdict, onClose }: VerdictDialogProps) {
  const { t } = useTranslation('reviews');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const decide = async () => {
    if (isBlank(reason)) {
      setRefusal(t('dialog.reasonNeeded'));
      return;
    }
    setBusy(true);
    try {
      await api.reviews.decide({ id, verdict, reason });
      toast({ id: 'decided', tone: 'success', text: t(`done.${verdict}`, { title }) });
      onClose();
    } catch (error) {
      setRefusal(errorText(error));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={t(`dialog.${verdict}Title`, { title })}
      closeLabel={t('dialog.close')}
      submitLabel={t(verdict === 'hidden' ? 'hide' : 'release')}
      busy={busy}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <p>{t(`dialog.${verdict}Text`)}</p>
      <Textarea
        data-autofocus
        label={t('dialog.reason')}
        description={t('dialog.reasonHint', { max: LIMITS.report.reasonMax })}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.report.reasonMax}
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
