import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/overlays/IconButton';
import { findStatus } from '../extensions/find';
import { useTexts } from '../texts';
import classes from './FindBar.module.css';

/** Search inside the document: Enter for the next match, Shift+Enter for the previous one, Escape ends it at the match. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { count, position } = useEditorState({ editor, selector: ({ editor: current }) => findStatus(current.state) });
  useEffect(() => {
    input.current?.focus();
    return () => {
      if (!editor.isDestroyed) editor.commands.findText('');
    };
  }, [editor]);
  const search = (text: string) => {
    setQuery(text);
    editor.commands.findText(text);
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <div
      className={classes.bar}
      role="search"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          close();
        } else if (event.key === 'Enter' && event.target === input.current) {
          event.preventDefault();
          editor.commands.findStep(event.shiftKey ? -1 : 1);
        }
      }}
    >
      <input
        ref={input}
        className={classes.input}
        type="search"
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        value={query}
        autoComplete="off"
        onChange={(event) => search(event.currentTarget.value)}
      />
      <span className={classes.count} role="status">
        {query === '' ? '' : count === 0 ? t('find.none') : t('find.position', { position, count })}
      </span>
      <IconButton label={t('find.previous')} icon={IconChevronUp} disabled={count === 0} onClick={() => editor.commands.findStep(-1)} />
      <IconButton label={t('find.next')} icon={IconChevronDown} disabled={count === 0} onClick={() => editor.commands.findStep(1)} />
      <IconButton label={t('find.close')} icon={IconX} tipAlign="end" onClick={close} />
    </div>
  );
}
