import { linkFromInput } from '@murmel/documents';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';

export interface LinkEditing {
  address: string;
  setAddress(address: string): void;
  /** the marked words are a link already */
  exists: boolean;
  /** nothing is marked: the link brings its own words */
  needsWords: boolean;
  /** it was tried with what is no address */
  refused: boolean;
  /** @param words the address itself where there are none */
  save(words?: string): void;
  remove(): void;
  close(): void;
}

/** Manages the address of the marked words, or of new ones, while it is typed. @param back gives the focus back to the text */
export function useLink(editor: Editor, onClose: () => void, back = (): unknown => editor.commands.focus()): LinkEditing {
  const [known] = useState(() => (editor.getAttributes('link')['href'] as string | undefined) ?? '');
  const [address, setAddress] = useState(known);
  const [tried, setTried] = useState(false);
  const href = linkFromInput(address);
  const needsWords = editor.state.selection.empty && known === '';
  const close = (): void => {
    onClose();
    back();
  };
  return {
    address,
    setAddress,
    exists: known !== '',
    needsWords,
    refused: tried && !href,
    close,
    save(words = '') {
      setTried(true);
      if (!href) return;
      if (needsWords)
        editor
          .chain()
          .insertContent({ type: 'text', text: words.trim() || address.trim(), marks: [{ type: 'link', attrs: { href } }] })
          .run();
      else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
      close();
    },
    remove() {
      editor.chain().extendMarkRange('link').unsetMark('link').run();
      close();
    },
  };
}
