/**
 * Puts text onto the clipboard. In a school network the page often comes over plain http, where browsers offer no
 * clipboard API: then a hidden field beside the button is marked and copied. Answers whether it worked.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Permission refused: the second way may still work.
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  beside.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  beside.focus();
  return copied;
}
