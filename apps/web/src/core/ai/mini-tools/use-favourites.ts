import { LIMITS, type ListedMiniTool } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';

/** The product's mini tools, in the language of the interface. */
export function useCatalogue() {
  const { i18n } = useTranslation('ai/mini-tools');
  return useQuery(orpc.miniToolCatalogue.list.queryOptions({ input: { limit: LIMITS.page.maxSize, language: i18n.language } }));
}

/** Whether one of the product's is a favourite, and the way to change that. */
export function useFavourite(id: string) {
  const queryClient = useQueryClient();
  const { data } = useCatalogue();
  const [busy, setBusy] = useState(false);
  const favourite = data?.entries.find((tool: ListedMiniTool) => tool.id === id)?.favourite;
  const toggle = async () => {
    if (busy || favourite === undefined) return;
    setBusy(true);
    try {
      await api.miniToolCatalogue.favour({ id, favourite: !favourite });
      await queryClient.invalidateQueries({ queryKey: orpc.miniToolCatalogue.key() });
    } catch (error) {
      toast({ id: 'mini-tool-favourite', tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { favourite, toggle };
}
