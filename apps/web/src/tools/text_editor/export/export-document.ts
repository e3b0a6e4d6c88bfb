import type { Item } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { download, fileName } from './download';

/** Saves the document as a file on this device. What it takes is loaded when somebody asks for it. */
export async function exportDocument(editor: Editor, item: Item, kind: 'markdown' | 'html'): Promise<void> {
  if (kind === 'markdown') {
    const { markdownOf } = await import('./markdown');
    download(fileName(item.title, 'md'), 'text/markdown', markdownOf(editor.getJSON(), item.title, location.origin));
    return;
  }
  const { htmlOf } = await import('./html');
  download(fileName(item.title, 'html'), 'text/html', await htmlOf(editor.state.doc, item.title, item.language === 'ua' ? 'uk' : item.language));
}
