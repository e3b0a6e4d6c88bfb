// @vitest-environment jsdom
import type { ClipboardEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pasteLines } from './paste-lines';

afterEach(() => document.body.replaceChildren());

/** Field with text around the caret, and what it is told. */
function pastedInto(html: string, { maxLength = -1, readOnly = false } = {}) {
  const field = document.body.appendChild(document.createElement('textarea'));
  Object.assign(field, { value: 'davor dahinter', readOnly });
  if (maxLength >= 0) field.maxLength = maxLength;
  field.setSelectionRange(6, 6);
  const heard = vi.fn();
  field.addEventListener('input', heard);
  const preventDefault = vi.fn();
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : 'eins\nzwei') };
  pasteLines({
    currentTarget: field,
    clipboardData,
    defaultPrevented: false,
    preventDefault,
  } as unknown as ClipboardEvent<HTMLTextAreaElement>);
  return { field, heard, preventDefault };
}

it('pastes a list with its numbers at the caret, and tells the field', async () => {
  const { field, heard, preventDefault } = pastedInto('<ol><li>eins</li><li>zwei</li></ol>');
  expect(preventDefault).toHaveBeenCalled();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(field.value).toBe('davor 1. eins\n2. zweidahinter');
  expect(field.selectionStart).toBe('davor 1. eins\n2. zwei'.length);
});

it('keeps to the limit of the field', async () => {
  const { field, heard } = pastedInto('<ul><li>eins</li><li>zwei</li></ul>', { maxLength: 20 });
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(field.value).toBe('davor – einsdahinter');
});

it('leaves words without lists and tables to the browser, and fields that are read only', () => {
  expect(pastedInto('<p>eins <b>zwei</b></p>').preventDefault).not.toHaveBeenCalled();
  expect(pastedInto('<ul><li>eins</li></ul>', { readOnly: true }).preventDefault).not.toHaveBeenCalled();
});
