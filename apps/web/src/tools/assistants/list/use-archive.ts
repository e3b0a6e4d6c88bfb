import type { AssistantItem } from '@murmel/contracts';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast, UNDO_MS } from '../../../ui/status/toast-queue';

interface Archivable {
  id: string;
  title: string;
  archived: boolean;
}

/** Archives or restores an assistant, and reports it. */
export function useArchive(): (assistant: Archivable) => MenuAction {
  const { t } = useTranslation('tools/assistants');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const put = async ({ id, title }: Archivable, archived: boolean): Promise<void> => {
    try {
      await api.assistants.archive({ id, archived });
      await queryClient.invalidateQueries();
      const undo = { label: shell('undo'), onSelect: () => void put({ id, title, archived }, !archived) };
      toast({
        id: 'assistant',
        tone: 'success',
        text: t(archived ? 'archive.done' : 'archive.back', { title }),
        ...(archived && { action: undo, staysMs: UNDO_MS }),
      });
    } catch (error) {
      toast({ id: 'assistant', tone: 'alert', text: errorText(error) });
    }
  };
  return (assistant) => ({
    key: 'archive',
    label: t(assistant.archived ? 'archive.bringBack' : 'archive.put'),
    icon: assistant.archived ? IconArchiveOff : IconArchive,
    onSelect: () => void put(assistant, !assistant.archived),
  });
}

/** The same for the menu of an open one. */
export function useArchiveAction({ id, title, assistant }: AssistantItem): MenuAction[] {
  return [useArchive()({ id, title, archived: assistant.archived })];
}
