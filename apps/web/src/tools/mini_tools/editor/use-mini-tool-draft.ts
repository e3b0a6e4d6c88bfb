import type { MiniToolItem, OwnMiniTool } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ItemDraft, useItemDraft } from '../../../core/items/use-item-draft';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';

export interface MiniToolFields extends OwnMiniTool {
  description: string;
}

export type MiniToolDraft = ItemDraft<MiniToolFields>;

/** A mini tool while it is written. */
export function useMiniToolDraft(item: MiniToolItem): MiniToolDraft {
  const queryClient = useQueryClient();
  return useItemDraft<MiniToolFields>({
    stored: { ...item.miniTool, description: item.description },
    save: async (fields) => {
      const changed = await api.miniTools.update({ id: item.id, ...fields });
      queryClient.setQueryData(orpc.miniTools.get.queryKey({ input: { id: item.id } }), changed);
    },
  });
}
