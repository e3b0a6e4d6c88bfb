import type { BoardText } from '@murmel/contracts';
import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { useMemo } from 'react';
import { fromEditor, toEditor } from '../../boards/text-editor/editor-text';
import { parseMarkdown } from '../markdown/read-markdown';
import { blocksOf, cardTextOf } from '../out/text-of-tokens';
import { boardMarkdown } from './board-markdown';
import type { HelpedText } from './helped-text';
import { placesIn } from './kept-places';
import { TextHelp } from './TextHelp';

export interface BoardTextHelpProps {
  itemId: string;
  /** of a text with `LocalMarks` and `KeptPlaces` */
  editor: Editor;
  /** names the text among those of its item */
  part: string;
  /** a card has no headings and nothing to tick */
  plain: boolean;
  away: boolean;
  /** another person made it: pupils get no help with it */
  ofOthers: boolean;
  /** Returns the reason why a text cannot be stored; undefined if it can. */
  refusal: (text: BoardText | null) => string | undefined;
  slot: HTMLElement;
  panelIn?: HTMLElement | undefined;
}

/** Takes every text as it is: what may be stored is asked apart. */
const AS_WRITTEN = { max: Number.POSITIVE_INFINITY, clean: (value: unknown) => value as BoardText };

/** Help of a model with a text of a board: the same as in documents. Others get the text when it is saved, as everything that is typed there. */
export function BoardTextHelp({ itemId, editor, part, plain, away, ofOthers, refusal, slot, panelIn }: BoardTextHelpProps) {
  const text = useMemo<HelpedText>(() => {
    const written = (content: JSONContent): BoardText | null => fromEditor(content, AS_WRITTEN);
    return {
      ...{ itemId, editor, away, client: null, ofOthers, panelIn },
      ...placesIn(editor.storage.keptPlaces, part),
      put: (change) => {
        editor.view.dispatch(closeHistory(change(editor.state.tr)).scrollIntoView());
      },
      markdownOf: (content) => Promise.resolve(boardMarkdown(written(content) ?? [])),
      nodesOf: (markdown) => {
        const pieces = parseMarkdown(markdown);
        const blocks: BoardText = plain ? cardTextOf(pieces) : blocksOf(pieces);
        return [...editor.schema.nodeFromJSON(toEditor(blocks)).content.content];
      },
      refusal: (next) => refusal(written(next.toJSON() as JSONContent)),
      own: ({ doc }) => (ofOthers ? [] : [{ from: 0, to: doc.content.size }]),
    };
  }, [itemId, editor, part, plain, away, ofOthers, refusal, panelIn]);
  return <TextHelp text={text} slot={slot} />;
}
