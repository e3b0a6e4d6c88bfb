import { prefetchTexts, text } from '../../platform/i18n/i18n';
import { saveFile } from '../../ui/files/save-file';
import { toast } from '../../ui/status/toast-queue';

/** Number of characters of the text in the message; all of them are in the file. */
const SHOWN = 200;

/**
 * Reports that text can no longer be sent, and offers it as a file.
 * @param why undefined when the reason is not known any more
 * @param saved called once the text is stored elsewhere: until then it lies on this device
 */
export async function showLostText(words: string, why: string | undefined, saved: () => void): Promise<void> {
  await prefetchTexts(['offline']);
  const save = () => {
    saveFile(text('offline', 'leaving.file'), new Blob([words], { type: 'text/plain;charset=utf-8' }));
    saved();
  };
  const short = words.length > SHOWN ? `${words.slice(0, SHOWN)} …` : words;
  toast({
    id: 'lost',
    tone: 'alert',
    text: [why, text('offline', 'here.words', { words: short })].filter(Boolean).join(' '),
    action: { label: text('offline', 'leaving.save'), onSelect: save },
  });
}
