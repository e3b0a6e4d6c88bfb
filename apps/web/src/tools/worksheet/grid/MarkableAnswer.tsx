import { REMARK_KINDS, type Remark, type RemarkKind } from '@murmel/contracts';
import { IconMessagePlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSheetTexts } from '../sheet/texts';
import { MarkedText } from '../work/MarkedText';
import classes from './feedback.module.css';
import { type Letters, selectedLetters } from './selected-letters';
import { useTexts } from './texts';

interface MarkableAnswerProps {
  text: string;
  remarks: readonly Remark[];
  /** @param comments one wants to write something about it */
  onMark: (remark: Remark, comments: boolean) => void;
}

interface Picked extends Letters {
  top: number;
  left: number;
}

/** A text whose letters can be marked: what is selected gets a kind. Whoever has no pointer marks the whole answer. */
export function MarkableAnswer({ text, remarks, onMark }: MarkableAnswerProps) {
  const t = useTexts();
  const sheet = useSheetTexts();
  const place = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Picked>();
  useEffect(() => {
    const look = (): void => {
      const around = place.current;
      const said = around?.querySelector<HTMLElement>('p');
      const selection = getSelection();
      const letters = said && selectedLetters(said, selection);
      if (!around || !letters || !selection) return setPicked(undefined);
      const rect = selection.getRangeAt(0).getBoundingClientRect();
      const frame = around.getBoundingClientRect();
      setPicked({ ...letters, top: rect.bottom - frame.top + 8, left: Math.max(0, rect.left - frame.left) });
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  const mark = ({ from, to }: Letters, kind: RemarkKind, comments: boolean): void => {
    onMark({ place: { from, to }, kind, text: '' }, comments);
    getSelection()?.removeAllRanges();
  };
  return (
    <div ref={place} className={classes.markable}>
      <MarkedText text={text} remarks={remarks} />
      {picked && (
        <div
          role="toolbar"
          aria-label={t('mark.label')}
          className={classes.pill}
          style={{ top: picked.top, insetInlineStart: picked.left }}
          // The selection stays while one presses.
          onPointerDown={(event) => event.preventDefault()}
        >
          {REMARK_KINDS.map((kind) => (
            <button key={kind} type="button" data-kind={kind} onClick={() => mark(picked, kind, false)}>
              <span className={classes.colour} aria-hidden />
              {sheet(`remark.${kind}`)}
            </button>
          ))}
          <button type="button" onClick={() => mark(picked, 'think', true)}>
            <IconMessagePlus size={18} stroke={1.9} aria-hidden />
            {t('mark.comment')}
          </button>
        </div>
      )}
      <button type="button" className={classes.whole} onClick={() => mark({ from: 0, to: text.length }, 'think', true)}>
        <IconMessagePlus size={18} stroke={1.9} aria-hidden />
        {t('mark.whole')}
      </button>
    </div>
  );
}
