import type { EditorState } from '@tiptap/pm/state';
import { Decoration } from '@tiptap/pm/view';
import { type Correction, spanOfCorrection } from './corrections';
import type { HelpedText } from './helped-text';
import classes from './span-decorations.module.css';

/** Highlights the place that is worked on, for its editor only. */
export function decorateSpan(text: Pick<HelpedText, 'spanOf'>, place: string) {
  return (state: EditorState): Decoration[] => {
    const span = text.spanOf(state, place);
    if (!span) return [];
    return span.from === span.to
      ? [Decoration.widget(span.from, caret, { side: 1 })]
      : [Decoration.inline(span.from, span.to, { class: classes.place ?? '' })];
  };
}

/** Highlights the selection while the focus is beside the text. */
export const decorateSelection = ({ selection: { from, to } }: EditorState): Decoration[] =>
  from === to ? [] : [Decoration.inline(from, to, { class: classes.place ?? '' })];

/** Draws each mistake with its correction. The list beside the text gives the same information to screen readers. */
export function decorateCorrections(text: Pick<HelpedText, 'toPlace' | 'spanOf'>, corrections: readonly Correction[]) {
  return (state: EditorState): Decoration[] =>
    corrections.flatMap((correction) => {
      const span = spanOfCorrection(text, state, correction);
      if (!span) return [];
      return [
        ...(span.to > span.from ? [Decoration.inline(span.from, span.to, { class: classes.wrong ?? '' })] : []),
        ...(correction.after === '' ? [] : [Decoration.widget(span.to, right(correction.after), { side: 1, key: `${correction.id}` })]),
      ];
    });
}

function caret(): HTMLElement {
  const element = document.createElement('span');
  element.className = classes.caret ?? '';
  element.setAttribute('aria-hidden', 'true');
  return element;
}

const right = (words: string) => (): HTMLElement => {
  const element = document.createElement('span');
  element.className = classes.right ?? '';
  element.setAttribute('aria-hidden', 'true');
  element.textContent = words;
  return element;
};
