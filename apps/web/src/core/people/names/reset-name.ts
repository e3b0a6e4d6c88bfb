import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { prefetchTexts, text } from '../../../platform/i18n/i18n';
import { toast } from '../../../ui/status/toast-queue';

const NAMESPACE = 'people/names';

/** Resets an insulting name of a participant of an item (spec E27), and shows the result. */
export async function resetName(itemId: string, { id, name }: { id: string; name: string }): Promise<void> {
  try {
    await Promise.all([api.items.resetName({ id: itemId, personId: id }), prefetchTexts([NAMESPACE])]);
    toast({ id: `name-${id}`, tone: 'success', text: text(NAMESPACE, 'wasReset', { name }) });
  } catch (error) {
    toast({ id: `name-${id}`, tone: 'alert', text: errorText(error) });
  }
}
