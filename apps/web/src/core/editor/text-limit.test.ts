import { Schema } from '@tiptap/pm/model';
import { EditorState, type Plugin } from '@tiptap/pm/state';
import { expect, it, vi } from 'vitest';
import { textLimit } from './text-limit';

const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });

/** A text with a limit of five characters, and how often it was said that it is full. */
function limited(words: string) {
  const onFull = vi.fn();
  const { addProseMirrorPlugins } = textLimit('five', ({ doc }) => doc.content.size > 5).config;
  const plugins = addProseMirrorPlugins?.call({ options: { onFull } } as never) as Plugin[];
  return { onFull, text: EditorState.create({ doc: schema.node('doc', null, [schema.text(words)]), plugins }) };
}

it('lets in what fits, and says once what does not', () => {
  const { onFull, text } = limited('Reh');
  const fuller = text.apply(text.tr.insertText('he', 3));
  expect(fuller.doc.textContent).toBe('Rehhe');
  expect(onFull).not.toHaveBeenCalled();
  expect(fuller.apply(fuller.tr.insertText('!', 5)).doc.textContent).toBe('Rehhe');
  expect(onFull).toHaveBeenCalledTimes(1);
});

it('a text that is too long already gets shorter, never longer', () => {
  const { onFull, text } = limited('Eichhörnchen');
  expect(text.apply(text.tr.delete(0, 2)).doc.textContent).toBe('chhörnchen');
  expect(onFull).not.toHaveBeenCalled();
  expect(text.apply(text.tr.insertText('s', 12)).doc.textContent).toBe('Eichhörnchen');
  expect(onFull).toHaveBeenCalledTimes(1);
});
