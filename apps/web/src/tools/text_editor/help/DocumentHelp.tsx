import { type Item, LIMITS } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { useMemo } from 'react';
import type { HelpedText } from '../../../core/ai/writing/helped-text';
import { TextHelp } from '../../../core/ai/writing/TextHelp';
import type { CollaborationView } from '../../../platform/collaboration/open-collaboration';
import { authorRanges } from '../extensions/author-ranges';
import { useTexts } from '../texts';
import { insertUnderNumber, suggestionNumber } from './insert-under-number';
import { nodesOfMarkdown } from './nodes-of-markdown';
import { resolveSpan, toRelativeSpan } from './relative-span';

const { maxCharacters: max } = LIMITS.text;

export interface DocumentHelpProps {
  editor: Editor;
  item: Item;
  view: CollaborationView;
  /** the end of the toolbar, where the button stands */
  slot: HTMLElement;
}

/** Help of a model with a shared document: places and numbers are those of Yjs (ADR 66). */
export function DocumentHelp({ editor, item, view, slot }: DocumentHelpProps) {
  const texts = useTexts();
  const { document, state, facts } = view;
  const away = state === 'offline' || state === 'unsaved' || facts.alone;
  const text = useMemo<HelpedText>(
    () => ({
      ...{ itemId: item.id, editor, away, ofOthers: false, client: suggestionNumber(document) },
      toPlace: toRelativeSpan,
      spanOf: resolveSpan,
      holds: () => true,
      put: (change) => insertUnderNumber(editor.view, document, change),
      markdownOf: async (content) => (await import('../export/markdown')).markdownBody(content, ''),
      nodesOf: (markdown) => nodesOfMarkdown(editor.schema, markdown),
      refusal: ({ content: { size } }) => (size > max ? texts('editor.textFull', { max }) : undefined),
      own: (now, clients) => {
        const mine = new Set([...clients, document.clientID, suggestionNumber(document)]);
        return authorRanges(now).filter(({ clientId }) => mine.has(clientId));
      },
    }),
    [item.id, editor, away, document, texts],
  );
  return <TextHelp text={text} slot={slot} />;
}
