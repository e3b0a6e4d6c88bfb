import { toast } from '../../ui/status/toast-queue';
import { text } from '../i18n/i18n';

/** What a field has and what of it is marked; `maxLength` in UTF-16 units as browsers count it, below 0 where there is none. */
interface Filled {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
  maxLength: number;
}

/** Whether the field takes less than the whole of what is typed or pasted into it. */
export function isCut({ value, selectionStart, selectionEnd, maxLength }: Filled, added: string): boolean {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength >= 0 && added !== '' && value.length - replaced + added.length > maxLength;
}

/** Browsers cut what does not fit into a field without a word: the page says how much fits, wherever that is. */
export function sayWhatIsCut(page: EventTarget = document): void {
  page.addEventListener('beforeinput', (event) => {
    const { target: field, data, dataTransfer } = event as InputEvent;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const added = data ?? dataTransfer?.getData('text/plain') ?? '';
    if (isCut(field, added))
      toast({ id: 'text-cut', tone: 'info', text: text('platform/errors', 'TEXT_TOO_LONG', { limit: field.maxLength }) });
  });
}
