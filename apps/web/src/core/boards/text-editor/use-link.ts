import { linkFromInput } from '@murmel/documents';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';

export interface LinkEditing {
  address: string;
  setAddress(address: string): void;
  /** the marked words are a link already */
  exists: boolean;
  /** it was tried with what is no address */
  refused: boolean;
  save(): void;
  remove(): void;
  close(): void;
}

/** The address for the marked words, or for new ones, while somebody types it. */
export function useLink(editor: Editor, onClose: () => void): LinkEditing {
  const [known] = useState(() => (editor.getAttributes('link')['href'] as string | undefined) ?? '');
  const [address, setAddress] = useState(known);
  const [tried, setTried] = useState(false);
  const href = linkFromInput(address);
  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  return {
    address,
    setAddress,
    exists: known !== '',
    refused: tried && !href,
    close,
    save() {
      setTried(true);
      if (!href) return;
      if (editor.state.selection.empty && known === '')
        editor
          .chain()
          .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
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
