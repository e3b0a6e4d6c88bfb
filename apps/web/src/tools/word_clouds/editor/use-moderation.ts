import type { CloudWord } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';

/** Takes words off the cloud and brings them back; the live connection shows what came of it. */
export function useModeration(itemId: string) {
  const t = useTexts();
  const { t: shell } = useTranslation('shell');
  const moderate = async (key: string, hidden: boolean): Promise<boolean> => {
    try {
      await api.wordClouds.moderate({ id: itemId, key, hidden });
      return true;
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
      return false;
    }
  };
  return {
    hide: async ({ key, text }: CloudWord): Promise<void> => {
      if (!(await moderate(key, true))) return;
      toast({
        tone: 'success',
        text: t('moderation.hidden', { word: text }),
        action: { label: shell('undo'), onSelect: () => void moderate(key, false) },
      });
    },
    /** also releases a word that was held back */
    show: async ({ key }: CloudWord): Promise<void> => {
      await moderate(key, false);
    },
  };
}
