import { LIMITS } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../platform/api/client';
import { errorText } from '../../../../platform/errors/error-text';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { FieldError } from '../../../../ui/forms/FieldError';
import { Textarea } from '../../../../ui/forms/TextField';
import { FormDialog } from '../../../../ui/overlays/FormDialog';
import { toast } from '../../../../ui/status/toast-queue';
import { refreshImages, showImage } from '../image-queries';

const { altMax } = LIMITS.image;

interface AltTextDialogProps {
  id: string;
  altText: string;
  onClose: () => void;
}

/** Dialog for the alternative text of a picture. */
export function AltTextDialog({ id, altText, onClose }: AltTextDialogProps) {
  const { t } = useTranslation('ai/images');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [text, setText] = useState(altText);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (text.trim().length > altMax) return setProblem(t('altText.tooLong', { max: altMax }));
    setBusy(true);
    try {
      showImage(queryClient, await api.aiImages.change({ id, altText: text.trim() }));
      void refreshImages(queryClient);
      toast({ id: 'ai-image', tone: 'success', text: t('altText.saved') });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('altText.title')}
      closeLabel={shell('close')}
      submitLabel={t('altText.save')}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Textarea
        data-autofocus
        label={t('altText.label')}
        description={t('altText.hint')}
        rows={4}
        resize="vertical"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={problem && <FieldError>{problem}</FieldError>}
      />
    </FormDialog>
  );
}
