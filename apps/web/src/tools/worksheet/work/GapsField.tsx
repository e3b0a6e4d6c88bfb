import { LIMITS } from '@murmel/contracts';
import { readShownGaps } from '@murmel/documents';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FieldProps } from '../../../core/answers/fields/field';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { useTexts } from './texts';
import classes from './work.module.css';

interface GapsFieldProps extends FieldProps<{ gaps?: string[] | undefined }> {
  shown: string;
  /** to choose from; empty: they are typed only */
  words: readonly string[];
}

/** A text with fields in it; where words are given one taps a word and it goes into the gap that is open. */
export function GapsField({ shown, words, answer, onAnswer, locked, labelledBy, describedBy }: GapsFieldProps) {
  const t = useTexts();
  const text = useRef<HTMLDivElement>(null);
  /** the gap that was in use last */
  const current = useRef(0);
  const pieces = readShownGaps(shown);
  const count = pieces.filter((piece) => 'room' in piece).length;
  const gaps = Array.from({ length: count }, (_, index) => answer?.gaps?.[index] ?? '');
  const write = (index: number, word: string): void => {
    if (locked) return;
    const next = gaps.map((gap, at) => (at === index ? word : gap));
    onAnswer(next.every((gap) => gap === '') ? undefined : { gaps: next });
  };
  const used = (word: string): boolean => gaps.includes(word);
  const tap = (word: string): void => {
    const at = gaps.indexOf(word);
    if (at >= 0) return write(at, '');
    const empty = gaps.findIndex((gap, index) => gap === '' && index >= current.current);
    const place = gaps[current.current] === '' ? current.current : empty >= 0 ? empty : gaps.indexOf('');
    if (place < 0) return;
    write(place, word);
    current.current = place + 1;
  };
  let index = -1;
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div ref={text} className={classes.gaps}>
        {pieces.map((piece, place) => {
          if ('words' in piece) return <TextWithFormulas key={place} text={piece.words} />;
          index += 1;
          const at = index;
          return (
            <input
              key={place}
              className={classes.gap}
              style={{ inlineSize: `${Math.max(piece.room, gaps[at]!.length) + 2}ch` }}
              value={gaps[at]}
              maxLength={LIMITS.worksheet.wordMax}
              readOnly={locked}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-label={t('gap', { number: at + 1, count })}
              onFocus={() => (current.current = at)}
              onChange={({ currentTarget }) => write(at, currentTarget.value)}
            />
          );
        })}
      </div>
      {words.length > 0 && !locked && (
        <div className={classes.bank}>
          <p>{t('bank')}</p>
          <div className={classes.words}>
            {words.map((word, place) => (
              <button key={place} type="button" className={classes.word} aria-pressed={used(word)} onClick={() => tap(word)}>
                {used(word) && <IconCheck size={18} stroke={2.4} aria-hidden />}
                {word}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
