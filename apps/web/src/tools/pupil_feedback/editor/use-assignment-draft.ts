import type { FeedbackAssignment, FeedbackAssignmentItem } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ItemDraft, useItemDraft } from '../../../core/items/use-item-draft';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';

/** Fields that are written; files come and go one by one. */
type Written = Omit<FeedbackAssignment, 'files'>;
export type AssignmentDraft = ItemDraft<Written>;

/** An assignment while it is written. */
export function useAssignmentDraft(item: FeedbackAssignmentItem): AssignmentDraft {
  const queryClient = useQueryClient();
  return useItemDraft<Written>({
    stored: written(item.assignment),
    save: async (fields) => {
      const changed = await api.pupilFeedback.update({ id: item.id, ...fields });
      queryClient.setQueryData(orpc.pupilFeedback.get.queryKey({ input: { id: item.id } }), changed);
    },
    // A criterion without words is stored with its first letter.
    storable: ({ criteria, ...fields }) => {
      const written = criteria?.filter(({ text }) => text.trim() !== '');
      return written && written.length > 0 ? { ...fields, criteria: written } : fields;
    },
  });
}

const written = ({ files: _files, ...fields }: FeedbackAssignment): Written => fields;
