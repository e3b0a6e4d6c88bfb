import type { TeacherCloud } from '@murmel/contracts';
import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './editor.module.css';

/** Empties the cloud for the next class. This cannot be taken back, so it asks and names the number. */
export function ClearWords({ itemId, state }: { itemId: string; state: TeacherCloud }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = state.words.reduce((sum, word) => sum + word.count, 0);
  if (count === 0) return null;
  const clear = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.wordClouds.clear({ id: itemId });
      toast({ tone: 'success', text: t('clear.done') });
      setAsking(false);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        className={classes.listButton}
        variant="subtle"
        color="koralle"
        leftSection={<IconEraser size={20} stroke={1.9} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('clear.title')}
        confirmLabel={t('clear.action')}
        cancelLabel={t('clear.cancel')}
        busy={busy}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        {t('clear.text', { words: t('count.words', { count }) })}
      </ConfirmDialog>
    </>
  );
}
