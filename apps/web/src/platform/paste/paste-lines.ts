import type { ClipboardEvent } from 'react';

/** Lists and tables lose something on the way to plain text, elsewhere what the browser takes is right. */
const HAS_STRUCTURE = /<(?:li|td|th)\b|mso-list:/i;

type Field = HTMLTextAreaElement;

/** Inserts text as if it was typed, so that the browser can undo it and the limit of the field holds. */
function insert(field: Field, text: string): void {
  field.focus();
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  const { selectionStart: from, selectionEnd: to, value, maxLength } = field;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + to - from);
  field.setRangeText(text.slice(0, room), from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

async function insertLines(field: Field, html: string, plain: string): Promise<void> {
  // Offline the reading may not be there; the words are.
  const text = await import('./html-as-lines').then(
    ({ htmlAsLines }) => htmlAsLines(html) || plain,
    () => plain,
  );
  if (field.isConnected) insert(field, text);
}

/** Pastes lists with their numbers and cells with tabs into a field for plain text: its `onPaste`. */
export function pasteLines(event: ClipboardEvent<Field>): void {
  const html = event.clipboardData.getData('text/html');
  const { currentTarget: field } = event;
  if (event.defaultPrevented || field.readOnly || !HAS_STRUCTURE.test(html)) return;
  event.preventDefault();
  void insertLines(field, html, event.clipboardData.getData('text/plain'));
}
