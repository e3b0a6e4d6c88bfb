import type { Worksheet, WorksheetState } from '@murmel/contracts';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from './texts';

/** Opens the sheet for those who work on it, or closes it. */
export function StateButton({ item, state }: { item: Worksheet; state: WorksheetState }) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!item.abilities.update) return null;
  const next = state === 'open' ? 'closed' : 'open';
  const change = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.worksheets.update({ id: item.id, state: next });
      await queryClient.invalidateQueries({ queryKey: orpc.worksheets.get.key() });
    } catch (error) {
      toast({ id: 'worksheet-state', tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const IconShape = state === 'open' ? IconPlayerStop : IconPlayerPlay;
  return (
    <Button variant="default" loading={busy} leftSection={<IconShape size={20} stroke={1.9} aria-hidden />} onClick={() => void change()}>
      {t(`state.${next}`)}
    </Button>
  );
}
