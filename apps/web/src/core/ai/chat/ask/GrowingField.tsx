import { useMergedRef } from '@mantine/hooks';
import { AI_LIMITS, characterCount } from '@murmel/contracts';
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { pasteLines } from '../../../../platform/paste/paste-lines';
import { media } from '../../../../ui/layout/media';
import classes from './ask.module.css';

/** Fingers have no second key for a new line: there the button sends. */
export const useIsTouchDevice = media('(pointer: coarse)');
/** Default length from which the counter is shown: close to the maximum. */
const COUNTED_FROM = 5000;
const { max } = AI_LIMITS.message;

const lengthOf = (text: string): number => characterCount(text.trim());

export const isSendable = (text: string): boolean => lengthOf(text) > 0 && lengthOf(text) <= max;

interface GrowingFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  autoFocus?: boolean;
  countedFrom?: number | undefined;
  /** text with the number of letters and the limit for screen readers; others see the numbers alone */
  counted: (numbers: { count: number; max: number }) => string;
  onChange: (text: string) => void;
  onSend: () => void;
  onEscape?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field as high as what is typed. Enter sends, with Shift it begins a line. */
export function GrowingField({
  label,
  placeholder,
  value,
  autoFocus = false,
  countedFrom = COUNTED_FROM,
  counted,
  onChange,
  onSend,
  onEscape,
  ref,
}: GrowingFieldProps) {
  const id = useId();
  const fingers = useIsTouchDevice();
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref ?? null);
  useLayoutEffect(() => {
    const field = own.current;
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      onEscape();
    }
    // Enter that ends a composition (Japanese, an accent) sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || fingers) return;
    event.preventDefault();
    onSend();
  };
  const count = lengthOf(value);
  return (
    <>
      <textarea
        ref={merged}
        className={classes.text}
        rows={1}
        aria-label={label}
        aria-describedby={count >= countedFrom ? id : undefined}
        aria-invalid={count > max || undefined}
        placeholder={placeholder}
        value={value}
        autoFocus={autoFocus}
        enterKeyHint={fingers ? 'enter' : 'send'}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={pasteLines}
        onKeyDown={onKeyDown}
      />
      {count >= countedFrom && (
        <span id={id} className={classes.count} data-over={count > max || undefined}>
          <span aria-hidden="true">
            {count} / {max}
          </span>
          <span className="visually-hidden">{counted({ count, max })}</span>
        </span>
      )}
    </>
  );
}
