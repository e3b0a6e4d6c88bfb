import type { CloudWord, WordMark } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';

type Words = readonly CloudWord[];

/** Duration in which an action can be undone from its message. */
const UNDO_MS = 10_000;

/** Takes words off the cloud, lets them onto it and takes both back; the live connection shows what came of it. */
export function useModeration(itemId: string) {
  const t = useTexts();
  const { t: shell } = useTranslation('shell');
  const mark = async (words: Words, to: WordMark): Promise<boolean> => {
    try {
      await api.wordClouds.moderate({ id: itemId, keys: words.map(({ key }) => key), mark: to });
      return true;
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
      return false;
    }
  };
  /** @param before where the words come back to when it is undone */
  const decide = async (words: Words, to: WordMark, before: WordMark, text: string): Promise<void> => {
    if (!(await mark(words, to))) return;
    toast({
      tone: 'success',
      text,
      staysMs: UNDO_MS,
      action: { label: shell('undo'), onSelect: () => void mark(words, before) },
    });
  };
  return {
    /** off the cloud, with its repeats */
    hide: (word: CloudWord) => decide([word], 'hidden', 'released', t('moderation.hidden', { word: word.text })),
    /** a hidden word comes back */
    show: async (word: CloudWord): Promise<void> => void (await mark([word], 'released')),
    /** publishes waiting words in the cloud */
    release: (words: Words) =>
      decide(words, 'released', 'waiting', t('moderation.released', { count: words.length, word: words[0]?.text })),
    /** rejects a waiting word */
    refuse: (word: CloudWord) => decide([word], 'hidden', 'waiting', t('moderation.refused', { word: word.text })),
  };
}
