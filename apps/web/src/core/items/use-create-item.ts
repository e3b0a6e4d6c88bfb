import { TOOLS, type ToolKey } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { useToolContributions } from '../tools/contribution';
import { markNewlyCreated } from './newly-created';

/**
 * Creates an item of a tool with its default title and opens it. A refusal names the number of the limit.
 * @param folderId where it shall lie; without it in no folder
 */
export function useCreateItem(folderId?: string): { create: (tool: ToolKey) => void; creating: ToolKey | undefined } {
  const { t } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (tool: ToolKey) =>
      contributions[tool].calls.create({ title: tools(`catalogue.${tool}.untitled`), ...(folderId && { folderId }) }),
    onSuccess: (item, tool) => {
      void queryClient.invalidateQueries();
      markNewlyCreated(item.id);
      void navigate(`${TOOLS[tool].route}/${item.id}`);
    },
    onError: async (error) => {
      // In a file of its own, because it hardly ever happens; without a line there is nothing to load.
      const { creationErrorText } = await import('./creation-error-text').catch(() => ({ creationErrorText: () => t('createFailed') }));
      const text = await creationErrorText(error);
      if (text) toast({ id: 'create-item', tone: 'alert', text });
    },
  });
  return { create: mutation.mutate, creating: mutation.isPending ? mutation.variables : undefined };
}
