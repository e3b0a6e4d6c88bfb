import type { Item, ProjectItem, ProjectItemRight, ToolKey } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { useToolContributions } from '../../tools/contribution';

/** Shares items with a project, removes them, and sets the rights of pupils on them. Adding shows its own failures. */
export function useSharedItems(projectId: string) {
  const { t } = useTranslation('projects');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const queryClient = useQueryClient();
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.projectItems.list.key({ input: { project_id: projectId } }) }),
      queryClient.invalidateQueries({ queryKey: orpc.projects.get.key({ input: { id: projectId } }) }),
    ]);
  const failed = (title: string, error: unknown) =>
    toast({ id: 'project-item', tone: 'alert', text: t('items.failed', { title, why: errorText(error) }) });

  const add = useMutation({
    mutationFn: async (items: readonly Item[]) => {
      // One after the other, so that they stand in the order in which they were chosen.
      for (const { id } of items) await api.projectItems.create({ project_id: projectId, item_id: id });
    },
    onSuccess: (_nothing, items) => toast({ id: 'project-item', tone: 'success', text: t('items.added', { count: items.length }) }),
    onSettled: renew,
  });
  const create = useMutation({
    mutationFn: async (tool: ToolKey) => {
      const item = await contributions[tool].calls.create({ title: tools(`catalogue.${tool}.untitled`) });
      await api.projectItems.create({ project_id: projectId, item_id: item.id });
      return item;
    },
    onSettled: renew,
  });
  const change = useMutation({
    mutationFn: ({ shared, right }: { shared: ProjectItem; right: ProjectItemRight }) => api.projectItems.update({ id: shared.id, right }),
    onError: (error, { shared }) => failed(shared.item.title, error),
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: (shared: ProjectItem) => api.projectItems.remove({ id: shared.id }),
    onSuccess: (_nothing, { item, right }) =>
      toast({
        id: 'project-item',
        tone: 'success',
        text: t('items.removed', { title: item.title }),
        action: {
          label: t('undo'),
          onSelect: () =>
            void api.projectItems
              .create({ project_id: projectId, item_id: item.id, right })
              .catch((error: unknown) => failed(item.title, error))
              .then(renew),
        },
      }),
    onError: (error, { item }) => failed(item.title, error),
    onSettled: renew,
  });
  return { add, create, change, remove };
}
