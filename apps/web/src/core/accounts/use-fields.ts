import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError } from '../../ui/forms/focus-first-error';
import type { FieldFault } from './field-rules';

type Checks<Name extends string> = Readonly<Record<Name, (value: string, all: Record<Name, string>) => FieldFault | undefined>>;

export interface Fields<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Record<Name, string>;
  faults: Partial<Record<Name, FieldFault>>;
  busy: boolean;
  set: (name: Name, value: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Holds values and errors of a short form. Errors appear with the first submission and disappear as soon as the field is valid. The first
 * invalid field gets the focus. Values are kept in any case.
 * @param send what happens with right values; it shows its own failures, then the wrong field is focused again
 */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => Promise<void>,
): Fields<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const names = Object.keys(checks) as Name[];
  const check = (current: Record<Name, string>): Partial<Record<Name, FieldFault>> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const fault = checks[name](current[name], current);
        return fault ? [[name, fault]] : [];
      }),
    ) as Partial<Record<Name, FieldFault>>;

  useEffect(() => {
    if (attempt > 0) focusFirstError(form.current);
  }, [attempt]);

  const submit = async (): Promise<void> => {
    if (busy) return;
    setTried(true);
    if (Object.keys(check(values)).length === 0) {
      setBusy(true);
      try {
        await send(values);
      } finally {
        setBusy(false);
      }
    }
    setAttempt((before) => before + 1);
  };
  return {
    form,
    values,
    faults: tried ? check(values) : {},
    busy,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
