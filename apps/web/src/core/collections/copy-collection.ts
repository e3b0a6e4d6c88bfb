import type { Collection } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { prefetchTexts, text } from '../../platform/i18n/i18n';
import { toast } from '../../ui/status/toast-queue';

/** Copies all accessible items of a collection into a new folder of the caller and reports it. @param open goes to the folder */
export async function copyCollection({ id, title }: Pick<Collection, 'id' | 'title'>, open: (folderId: string) => void): Promise<void> {
  try {
    await prefetchTexts(['collections', 'platform/errors/accounts']);
    const { folder, copies, leftBehind } = await api.collections.take({ id });
    const behind = leftBehind > 0 ? ` ${text('collections', 'takenWithout', { count: leftBehind })}` : '';
    toast({
      id: 'copied',
      tone: 'success',
      text: `${text('collections', 'taken', { title, count: copies })}${behind}`,
      action: { label: text('collections', 'openFolder'), onSelect: () => open(folder.id) },
    });
  } catch (error) {
    toast({ tone: 'alert', text: `${text('collections', 'failed.take')} ${errorText(error)}` });
  }
}
