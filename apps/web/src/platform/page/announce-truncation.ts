import { toast } from '../../ui/status/toast-queue';
import { text } from '../i18n/i18n';

/** Content of a field and its selection; `maxLength` in UTF-16 units as browsers count it, below 0 without a limit. */
interface Filled {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
  maxLength: number;
}

/** True if the field accepts only a part of the typed or pasted text. */
export function isTruncated({ value, selectionStart, selectionEnd, maxLength }: Filled, added: string): boolean {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength >= 0 && added !== '' && value.length - replaced + added.length > maxLength;
}

/** Shows the limit of a field that took only a part of a text. @param limit characters */
export function showTruncation(limit: number): void {
  toast({ id: 'text-cut', tone: 'info', text: text('platform/errors', 'TEXT_TOO_LONG', { limit }) });
}

/** Shows the length limit of any field on the page, because browsers truncate longer input silently. */
export function announceTruncation(page: EventTarget = document): void {
  page.addEventListener('beforeinput', (event) => {
    const { target: field, data, dataTransfer } = event as InputEvent;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const added = data ?? dataTransfer?.getData('text/plain') ?? '';
    if (isTruncated(field, added)) showTruncation(field.maxLength);
  });
}
