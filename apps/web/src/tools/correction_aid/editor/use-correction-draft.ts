import type { CorrectionItem, CorrectionTask } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ItemDraft, useItemDraft } from '../../../core/items/use-item-draft';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';

export type CorrectionDraft = ItemDraft<CorrectionTask>;

/** A correction while its task is written. */
export function useCorrectionDraft(item: CorrectionItem): CorrectionDraft {
  const queryClient = useQueryClient();
  return useItemDraft<CorrectionTask>({
    stored: item.correction,
    save: async (fields) => {
      const changed = await api.aiFeedbacks.update({ id: item.id, ...fields });
      queryClient.setQueryData(orpc.aiFeedbacks.get.queryKey({ input: { id: item.id } }), changed);
    },
    // A criterion without words is stored with its first letter.
    storable: ({ criteria, ...fields }) => {
      const written = criteria?.filter(({ text }) => text.trim() !== '');
      return written && written.length > 0 ? { ...fields, criteria: written } : fields;
    },
  });
}
