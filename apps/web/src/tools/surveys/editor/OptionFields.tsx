import { LIMITS, letterOf } from '@murmel/contracts';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { pastedOptions } from '../../../core/answers/pasted-options';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useTexts } from '../texts';
import { type DraftOption, type DraftQuestion, newOption } from './draft-question';
import classes from './questions.module.css';
import { COUNTS_FROM, TYPING_PAUSE_MS } from './typing';

interface OptionFieldsProps {
  question: DraftQuestion;
  /** number of votes per option, in their order */
  votes: readonly number[] | undefined;
  /** fewer than two are written */
  problem: boolean;
  onChange: (options: readonly DraftOption[], delay: number) => void;
  /** another user's differing text in one of them */
  conflictIn: (option: DraftOption) => React.ReactNode;
}

const { min, max, textMax } = LIMITS.survey.options;

/** The answers to choose from. Enter adds the next one, Backspace in an empty one takes it away. */
export function OptionFields({ question, votes, problem, onChange, conflictIn }: OptionFieldsProps) {
  const t = useTexts();
  const { options } = question;
  const list = useRef<HTMLOListElement>(null);
  const [goTo, setGoTo] = useState<string>();
  const [asked, setAsked] = useState<DraftOption>();
  const [left, setLeft] = useState(0);
  const reason = useId();
  useEffect(() => {
    if (goTo === undefined) return;
    list.current?.querySelector<HTMLTextAreaElement>(`[data-option="${goTo}"]`)?.focus();
    setGoTo(undefined);
  }, [goTo]);
  const votesOf = (option: DraftOption) => votes?.[options.indexOf(option)] ?? 0;
  const add = (after: number) => {
    if (options.length >= max) return;
    const made = newOption();
    onChange(options.toSpliced(after + 1, 0, made), TYPING_PAUSE_MS);
    setGoTo(made.id);
  };
  const remove = (option: DraftOption) => {
    setAsked(undefined);
    const index = options.indexOf(option);
    onChange(
      options.filter((other) => other !== option),
      0,
    );
    setGoTo((options[index - 1] ?? options[index + 1])?.id);
  };
  const askOrRemove = (option: DraftOption) => (votesOf(option) > 0 ? setAsked(option) : remove(option));
  const swap = (index: number, by: 1 | -1) => {
    onChange(options.toSpliced(index, 1).toSpliced(index + by, 0, options[index]!), 0);
  };
  const key = (event: React.KeyboardEvent<HTMLTextAreaElement>, option: DraftOption, index: number) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(index);
    } else if (event.key === 'Backspace' && option.text === '' && options.length > min) {
      event.preventDefault();
      askOrRemove(option);
    }
  };
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
    const pasted = pastedOptions(options, { index, before, after }, event.clipboardData.getData('text/plain'), { max, newOption });
    setLeft(pasted?.left ?? 0);
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted.options, TYPING_PAUSE_MS);
    setGoTo(pasted.last.id);
  };
  return (
    <fieldset className={classes.options} aria-describedby={reason}>
      <legend>{t('editor.options.title')}</legend>
      <ol ref={list} className={classes.optionList}>
        {options.map((option, index) => {
          const length = option.text.trim().length;
          const rest = textMax - length;
          return (
            <li key={option.id} className={classes.option}>
              <span className={classes.optionLetter} aria-hidden="true">
                {letterOf(index)}
              </span>
              <Textarea
                className={classes.optionField ?? ''}
                classNames={{ input: classes.growing ?? '' }}
                rows={1}
                data-option={option.id}
                aria-label={t('editor.options.label', { letter: letterOf(index) })}
                placeholder={t('editor.options.placeholder', { number: index + 1 })}
                value={option.text}
                onChange={(event) =>
                  onChange(options.with(index, { ...option, text: event.currentTarget.value.replace(/\n/g, ' ') }), TYPING_PAUSE_MS)
                }
                onKeyDown={(event) => key(event, option, index)}
                onPaste={(event) => paste(event, index)}
                {...(rest >= 0 && rest <= COUNTS_FROM
                  ? {
                      description: t('editor.options.counter', { length, max: textMax }),
                      inputWrapperOrder: ['input', 'description', 'error'] as const,
                    }
                  : {})}
                error={rest < 0 && <FieldError>{t('tooLong', { length, max: textMax })}</FieldError>}
              />
              <span className={classes.optionTools}>
                <IconButton
                  icon={IconArrowUp}
                  label={t('editor.options.up', { letter: letterOf(index) })}
                  disabled={index === 0}
                  onClick={() => swap(index, -1)}
                />
                <IconButton
                  icon={IconArrowDown}
                  label={t('editor.options.down', { letter: letterOf(index) })}
                  disabled={index === options.length - 1}
                  onClick={() => swap(index, 1)}
                />
                <IconButton
                  icon={IconX}
                  label={t('editor.options.remove', { letter: letterOf(index) })}
                  tipAlign="end"
                  disabled={options.length <= min}
                  onClick={() => askOrRemove(option)}
                />
              </span>
              <div className={classes.optionConflict}>{conflictIn(option)}</div>
            </li>
          );
        })}
      </ol>
      <p role="status" className={classes.optionsLeft}>
        {left > 0 && t('editor.options.left', { count: left, max })}
      </p>
      <div id={reason}>
        {options.length > max && <FieldError>{t('editor.options.limit', { max })}</FieldError>}
        {problem && <FieldError>{t('editor.problem.options', { min })}</FieldError>}
      </div>
      <Button
        variant="subtle"
        size="sm"
        disabled={options.length >= max}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => add(options.length - 1)}
      >
        {options.length >= max ? t('editor.options.limit', { max }) : t('editor.options.add')}
      </Button>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('editor.options.ask.title')}
        confirmLabel={t('editor.options.ask.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{asked && t('editor.options.ask.text', { count: votesOf(asked) })}</p>
      </ConfirmDialog>
    </fieldset>
  );
}
