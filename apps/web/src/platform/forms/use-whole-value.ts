import { type RefObject, useEffect, useRef, useState } from 'react';
import { refuseHalfFilled, wholeValue } from './whole-value';

export interface WholeValue {
  /** for the `<input>` */
  props: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onChange: () => void;
    onKeyUp: () => void;
    onBlur: () => void;
  };
  /** the field was left, or its form sent, while it was half filled */
  half: boolean;
}

/**
 * Holds a field for a date, a time or a number: `onValue` gets whole values and '' for an empty field, never one that is half filled, and
 * its form is not sent while it is.
 */
export function useWholeValue(value: string, onValue: (value: string) => void): WholeValue {
  const ref = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const [told, setTold] = useState(false);
  // Browsers send no event where '' of a half filled field becomes '' of an empty one: keys and leaving tell.
  const read = (): void => {
    const whole = ref.current ? wholeValue(ref.current) : value;
    setTyping(whole === undefined);
    if (whole === undefined) return;
    setTold(false);
    if (whole !== value) onValue(whole);
  };
  useEffect(() => {
    const form = ref.current?.form;
    const refuse = (event: Event): void => {
      if (!refuseHalfFilled(event, ref.current)) return;
      setTyping(true);
      setTold(true);
    };
    form?.addEventListener('submit', refuse);
    return () => form?.removeEventListener('submit', refuse);
  }, []);
  const onBlur = (): void => {
    read();
    setTold(true);
  };
  // A value set from outside would take away what is half typed.
  return { props: { ref, value: typing ? '' : value, onChange: read, onKeyUp: read, onBlur }, half: typing && told };
}
