import { contentLanguage, type Item } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { publicAddress } from '../../../platform/page/addresses';
import { fileName, saveFile } from '../../../ui/files/save-file';

/** Saves the document as a file on this device. The code for it is loaded on demand. */
export async function exportDocument(editor: Editor, item: Item, kind: 'markdown' | 'html'): Promise<void> {
  if (kind === 'markdown') {
    const { markdownOf } = await import('./markdown');
    saveFile(
      fileName(item.title, 'md'),
      new Blob([markdownOf(editor.getJSON(), item.title, publicAddress(''))], { type: 'text/markdown;charset=utf-8' }),
    );
    return;
  }
  const { htmlOf } = await import('./html');
  saveFile(
    fileName(item.title, 'html'),
    new Blob([await htmlOf(editor.state.doc, item.title, contentLanguage(item))], {
      type: 'text/html;charset=utf-8',
    }),
  );
}
