import { pastedLines } from './pasted-lines';

/** Paste into a field with one entry per line. */
type ListPaste = Pick<React.ClipboardEvent<HTMLTextAreaElement>, 'clipboardData' | 'currentTarget' | 'preventDefault'>;

/**
 * Reads a list that is pasted into a field with one entry per line.
 * @returns the whole text of the field afterwards; undefined where the browser pastes what stands there
 */
export function pasteAsList(event: ListPaste, read: (text: string) => string[] = pastedLines): string | undefined {
  const text = event.clipboardData.getData('text/plain');
  const entries = read(text).join('\n');
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const [before, behind] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
  // Words that go into a line are no list.
  const isList = /[\r\n]/.test(text.trim()) || before === '' || before.endsWith('\n');
  if (!isList || entries === text.replace(/\r\n?/g, '\n').trim()) return undefined;
  event.preventDefault();
  // Each entry has a line of its own: glued to what stands there, two names would become one.
  const startsLine = before === '' || before.endsWith('\n');
  return `${before}${startsLine ? '' : '\n'}${entries}${behind === '' || behind.startsWith('\n') ? '' : '\n'}${behind}`;
}
