import { IconCheck, IconX } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import { type Correction, correctionsIn, spanOfCorrection } from './corrections';
import classes from './help.module.css';
import { correct } from './insert-suggestion';
import { NAMESPACE } from './namespace';
import { decorateCorrections } from './span-decorations';
import type { SuggestionViewProps } from './suggestion-view-props';

interface CorrectionListProps extends SuggestionViewProps {
  /** the text without mistakes */
  answer: string;
  again: ReactNode;
  /** the way to what was sent for it */
  sent: ReactNode;
  discard: () => Promise<void>;
}

/** Lists each mistake with its correction, to be accepted or rejected one by one or all at once. */
export function CorrectionList({ text, suggestion, help, answer, again, sent, discard }: CorrectionListProps) {
  const { t } = useTranslation(NAMESPACE);
  const { editor, away } = text;
  const list = useRef<HTMLUListElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const [all] = useState(() => {
    const span = text.spanOf(editor.state, suggestion.place);
    return span && correctionsIn(text, editor.state, { span, taken: suggestion.taken, answer });
  });
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  // A correction that was applied, or whose place another user changed, is no mistake any more.
  const standing = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      (all ?? [])
        .filter((one) => spanOfCorrection(text, state, one))
        .map(({ id }) => id)
        .join(),
  });
  const left = (all ?? []).filter(({ id }) => standing.split(',').includes(`${id}`) && !refused.has(id));
  const shown = left.map(({ id }) => id).join();
  useEffect(() => {
    const wanted = new Set(shown.split(','));
    editor.commands.markHere(
      decorateCorrections(
        text,
        (all ?? []).filter(({ id }) => wanted.has(`${id}`)),
      ),
    );
  }, [editor, text, all, shown]);
  useEffect(() => summary.current?.focus({ preventScroll: true }), []);

  const put = (corrections: readonly Correction[]) =>
    text.put((transaction) => {
      const places = corrections.flatMap((one) => {
        const span = spanOfCorrection(text, editor.state, one);
        return span ? [{ span, after: one.after }] : [];
      });
      // From the end on: what stands before keeps its place.
      return places
        .toSorted((one, other) => other.span.from - one.span.from)
        .reduce((tr, { span, after }) => correct(tr, span, after), transaction);
    });
  const goOn = (index: number) => {
    const next = left.length > 1 ? list.current?.children[Math.min(index, left.length - 2)] : undefined;
    requestAnimationFrame(() => (next?.querySelector('button') ?? summary.current)?.focus());
  };
  const said = all === undefined ? t('otherText') : all.length === 0 ? t('noMistakes') : t('mistakes', { count: left.length });
  return (
    <>
      <p ref={summary} tabIndex={-1} className={classes.plain} role="status">
        {said}
      </p>
      <ul ref={list} className={classes.corrections}>
        {left.map((one, index) => (
          <li key={one.id}>
            <span>
              {one.before !== '' && (
                <del>
                  <span className="visually-hidden">{t('wrong')} </span>
                  {one.before}
                </del>
              )}{' '}
              <ins>
                <span className="visually-hidden">{t('right')} </span>
                {one.after === '' ? t('nothingThere') : one.after}
              </ins>
            </span>
            <IconButton
              icon={IconCheck}
              label={t('correct', { word: one.after || one.before })}
              tipAlign="end"
              onClick={() => {
                put([one]);
                goOn(index);
              }}
            />
            <IconButton
              icon={IconX}
              label={t('leave', { word: one.before || one.after })}
              tipAlign="end"
              onClick={() => {
                setRefused((before) => new Set([...before, one.id]));
                goOn(index);
              }}
            />
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {left.length > 1 && (
          <Button
            onClick={() => {
              put(left);
              goOn(0);
              summary.current?.focus();
            }}
          >
            {t('correctAll', { count: left.length })}
          </Button>
        )}
        {all === undefined && again}
        <Button variant={left.length > 1 ? 'default' : 'filled'} disabled={away} loading={help.busy} onClick={() => void discard()}>
          {t(left.length > 0 ? 'leaveRest' : 'ready')}
        </Button>
        {sent}
      </div>
    </>
  );
}
