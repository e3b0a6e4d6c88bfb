import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import { TextInput } from './TextField';

interface AddressFieldProps extends Omit<TextInputProps, 'onChange' | 'error'> {
  onChange(address: string): void;
  /** reason why the input is no address; empty while it may be one */
  refused: ReactNode;
}

/** A field for an address on the web: its keyboard has the signs, and nothing is proposed or put in order. */
export function AddressField({ onChange, refused, ...field }: AddressFieldProps) {
  return (
    <TextInput
      {...field}
      type="url"
      inputMode="url"
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      error={refused && <FieldError>{refused}</FieldError>}
    />
  );
}
