import { ASSISTANT_LIMITS, type Assistant, type AssistantItem } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ItemDraft, useItemDraft } from '../../../core/items/use-item-draft';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';

type Own = Pick<
  Assistant,
  | 'starters'
  | 'category'
  | 'subcategory'
  | 'personaCategory'
  | 'avatar'
  | 'dailyLimit'
  | 'model'
  | 'tools'
  | 'mcpTools'
  | 'pupilDescription'
  | 'showSources'
>;
export interface AssistantFields extends Own {
  description: string;
  instructions: string;
}

export type AssistantDraft = AssistantFields & Omit<ItemDraft<AssistantFields>, 'values'>;

/** An assistant while it is written. */
export function useAssistantDraft(item: AssistantItem): AssistantDraft {
  const queryClient = useQueryClient();
  const { instructions, ...stored } = item.assistant;
  const { values, status, ...draft } = useItemDraft<AssistantFields>({
    stored: { ...stored, description: item.description, instructions: instructions ?? '' },
    save: async (fields) => {
      const changed = await api.assistants.update({ id: item.id, ...fields });
      queryClient.setQueryData(orpc.assistants.get.queryKey({ input: { id: item.id } }), changed);
    },
    storable,
  });
  const tooLong = values.instructions.trim().length > ASSISTANT_LIMITS.instructions.max;
  return { ...values, ...draft, status: status === 'saved' && tooLong ? 'error' : status };
}

/** Returns the storable part of a draft: no empty line, and no text that is too long. */
export function storable({ starters, instructions, ...fields }: Partial<AssistantFields>): Partial<AssistantFields> {
  return {
    ...fields,
    ...(starters && { starters: starters.map((starter) => starter.trim()).filter(Boolean) }),
    ...(instructions !== undefined && instructions.trim().length <= ASSISTANT_LIMITS.instructions.max && { instructions }),
  };
}
