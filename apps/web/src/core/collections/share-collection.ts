import type { Collection } from '@murmel/contracts';
import { prefetchTexts, text } from '../../platform/i18n/i18n';
import { publicAddress } from '../../platform/page/addresses';
import { copyText } from '../../ui/forms/copy-text';
import { toast } from '../../ui/status/toast-queue';

/** Shares a collection: through the device's share dialog where it has one, else by an address to copy. */
export async function shareCollection({ id, title }: Pick<Collection, 'id' | 'title'>, beside: HTMLElement): Promise<void> {
  const url = publicAddress(`/collections/${id}`);
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Closing the device's own dialog is not a failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await prefetchTexts(['collections']);
  const copied = await copyText(url, beside);
  toast({
    id: 'passed-on',
    tone: copied ? 'success' : 'alert',
    text: text('collections', copied ? 'linkCopied' : 'linkNotCopied', { url }),
  });
}
