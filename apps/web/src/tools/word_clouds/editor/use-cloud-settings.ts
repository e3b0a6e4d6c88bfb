import type { WordCloud, WordCloudSettings } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAutosave } from '../../../core/items/use-autosave';
import { api } from '../../../platform/api/client';
import type { StatusState } from '../../../ui/status/StatusLine';

/** The settings of the cloud and "guests may add words", which is the item's visitor permission (spec E19). */
export interface CloudFields extends WordCloudSettings {
  open: boolean;
}

export interface CloudSettingsForm {
  values: CloudFields;
  change: (fields: Partial<CloudFields>) => void;
  status: Extract<StatusState, 'saved' | 'saving' | 'error'>;
}

/** The switches of a cloud: shown as set at once, saved by themselves, and sent again when the connection is back. */
export function useCloudSettings(item: WordCloud, openNow: boolean | undefined, away: boolean): CloudSettingsForm {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Partial<CloudFields>>({});
  const autosave = useAutosave<CloudFields>(async ({ open, ...settings }) => {
    if (open !== undefined)
      await api.items.updateShare({ id: item.id, visitorPermission: open ? 'visitor_permissions_write' : 'visitor_permissions_read' });
    if (Object.keys(settings).length > 0) await api.wordClouds.update({ id: item.id, ...settings });
    await queryClient.invalidateQueries();
    setDraft({});
  });
  const state = autosave.state();
  const saved = item.visitorPermission === 'visitor_permissions_write';
  useEffect(() => {
    // The input was opened or closed elsewhere.
    if (openNow !== undefined && openNow !== saved) void queryClient.invalidateQueries();
  }, [openNow, saved, queryClient]);
  useEffect(() => {
    if (!away && autosave.state() === 'failed') autosave.flush();
  }, [away, autosave]);
  return {
    values: { ...item.wordCloud, open: saved, ...draft },
    change: (fields) => {
      setDraft((before) => ({ ...before, ...fields }));
      autosave.change(fields, 0);
    },
    status: state === 'saving' ? 'saving' : state === 'failed' ? 'error' : 'saved',
  };
}
