import { LIMITS, TOOLS, type ToolKey } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { isRefusal, refusedLimit } from '../shell/refusal';
import { useToolContributions } from '../tools/contribution';
import { itemMade } from './just-made';

/** In a file of its own, because it hardly ever happens; without a line there is nothing to load. */
const reloadsFor = (error: unknown): Promise<boolean> =>
  import('./unforeseen').then(
    ({ reloadIfUnforeseen }) => reloadIfUnforeseen(error),
    () => false,
  );

/**
 * Creates an item of a tool with its default title and opens it; a refusal says the number of the limit.
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
      itemMade(item.id);
      void navigate(`${TOOLS[tool].route}/${item.id}`);
    },
    onError: async (error, tool) => {
      if (await reloadsFor(error)) return;
      const limit = refusedLimit(error) ?? LIMITS.monthlyCreations[TOOLS[tool].kind];
      const full = limit === undefined ? t('limitReachedPlain') : t('limitReached', { limit });
      const off = isRefusal(error, 'TOOL_DISABLED') && errorText(error);
      const text = off || (isRefusal(error, 'LIMIT_REACHED') ? full : t('createFailed'));
      toast({ id: 'create-item', tone: 'alert', text });
    },
  });
  return { create: mutation.mutate, creating: mutation.isPending ? mutation.variables : undefined };
}
