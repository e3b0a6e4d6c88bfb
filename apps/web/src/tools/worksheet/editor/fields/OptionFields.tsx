import { LIMITS } from '@murmel/contracts';
import type { BlockOf } from '@murmel/documents';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pastedOptions } from '../../../../core/answers/pasted-options';
import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import { showTruncation } from '../../../../platform/page/announce-truncation';
import { Button } from '../../../../ui/forms/Button';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';
import classes from './fields.module.css';
import { marked, newOption, type Options, without } from './options';

const { max, min, textMax } = LIMITS.worksheet.options;

/** Edits the options in place: a tap on a box marks the option as correct. Enter adds the next one, a pasted list adds many. */
export function OptionFields({ block: { id, kind, content } }: { block: BlockOf<'SingleChoice'> | BlockOf<'MultipleChoice'> }) {
  const t = useTexts();
  const { actions } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const [goTo, setGoTo] = useState<string>();
  const [left, setLeft] = useState(0);
  const draft = useFieldDraft({
    value: { options: content.options.map(({ id: option, text }) => ({ id: option, text })), correct: [...content.correct] },
    save: ({ options: written, correct: right }) => actions.change(id, { content: { options: written, correct: right } }, 'options'),
  });
  const { options, correct } = draft.value;
  useEffect(() => {
    if (goTo === undefined) return;
    list.current?.querySelector<HTMLInputElement>(`[data-option="${goTo}"]`)?.focus();
    setGoTo(undefined);
  }, [goTo]);
  const change = (next: Options, now?: 'now') => {
    setLeft(0);
    draft.change({ ...next }, now);
  };
  const add = (behind: number) => {
    if (options.length >= max) return;
    const made = newOption();
    change({ options: options.toSpliced(behind + 1, 0, made), correct }, 'now');
    setGoTo(made.id);
  };
  const remove = (index: number) => {
    setGoTo((options[index - 1] ?? options[index + 1])?.id);
    change(without(draft.value, options[index]!.id), 'now');
  };
  const key = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(index);
    } else if (event.key === 'Backspace' && options[index]!.text === '' && options.length > min) {
      event.preventDefault();
      remove(index);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const target = { index, before: value.slice(0, selectionStart ?? 0), after: value.slice(selectionEnd ?? 0) };
    const pasted = pastedOptions(options, target, event.clipboardData.getData('text/plain'), { max, newOption });
    if (!pasted) return;
    event.preventDefault();
    if (pasted.options.some(({ text }) => text.length > textMax)) showTruncation(textMax);
    change({ options: pasted.options.map((option) => ({ ...option, text: option.text.slice(0, textMax) })), correct }, 'now');
    setLeft(pasted.left);
    setGoTo(pasted.last.id);
  };
  return (
    <div>
      <ul ref={list} className={classes.options}>
        {options.map((option, index) => {
          const isCorrect = correct.includes(option.id);
          const name = option.text || t('options.number', { number: index + 1 });
          return (
            <li key={option.id} className={classes.option}>
              <button
                type="button"
                className={classes.box}
                data-round={kind === 'SingleChoice' || undefined}
                aria-pressed={isCorrect}
                aria-label={t('options.correct', { name })}
                title={t('options.correct', { name })}
                onClick={() => change(marked(draft.value, option.id, kind === 'MultipleChoice'), 'now')}
              >
                {isCorrect && <IconCheck size={18} stroke={3} aria-hidden />}
              </button>
              <input
                className={classes.optionText}
                data-option={option.id}
                aria-label={t('options.number', { number: index + 1 })}
                placeholder={t('options.number', { number: index + 1 })}
                maxLength={textMax}
                value={option.text}
                onChange={(event) => change({ options: options.with(index, { ...option, text: event.currentTarget.value }), correct })}
                onBlur={draft.flush}
                onKeyDown={(event) => key(event, index)}
                onPaste={(event) => paste(event, index)}
              />
              {isCorrect && (
                <span className={classes.correct} aria-hidden>
                  {t('options.right')}
                </span>
              )}
              <IconButton
                icon={IconX}
                label={t('options.remove', { name })}
                tipAlign="end"
                disabled={options.length <= min}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className={classes.note}>
        {left > 0 && t('options.left', { count: left, max })}
      </p>
      <Button
        variant="subtle"
        size="sm"
        disabled={options.length >= max}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => add(options.length - 1)}
      >
        {options.length >= max ? t('options.limit', { max }) : t('options.add')}
      </Button>
    </div>
  );
}
