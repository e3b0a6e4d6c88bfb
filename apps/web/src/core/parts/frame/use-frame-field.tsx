import { type ChangeEvent, type ReactNode, useState } from 'react';
import { FieldError } from '../../../ui/forms/FieldError';
import { useFrameCheck } from './use-frame-check';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface FrameField {
  typed: string;
  /** the server looks whether it is there */
  busy: boolean;
  /** Resolves with true when it may be put in (useFrameCheck). */
  fits(address: string): Promise<boolean>;
  /** Shows below the field why the address is invalid, until the input changes. */
  refuse(problem: string): void;
  /** Properties of the input element of any kind. */
  field: {
    value: string;
    spellCheck: false;
    autoComplete: 'off';
    'data-autofocus': true;
    onChange: (event: ChangeEvent<Field>) => void;
    error: ReactNode;
  };
}

/** The field for the address of a film or a page, wherever one is put in. @param item in which @param known what is there already */
export function useFrameField(item: string, known: string): FrameField {
  const check = useFrameCheck(item);
  const [typed, setTyped] = useState(known);
  const [refused, refuse] = useState<string>();
  const problem = refused ?? check.problem;
  const onChange = ({ currentTarget: { value } }: ChangeEvent<Field>) => {
    setTyped(value);
    refuse(undefined);
    check.forget();
  };
  return {
    typed,
    busy: check.busy,
    fits: check.fits,
    refuse,
    field: {
      value: typed,
      spellCheck: false,
      autoComplete: 'off',
      'data-autofocus': true,
      onChange,
      error: problem && <FieldError>{problem}</FieldError>,
    },
  };
}
