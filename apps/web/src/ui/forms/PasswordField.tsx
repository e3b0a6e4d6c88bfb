import type { TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PasswordField.module.css';
import { TextInput } from './TextField';

interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection' | 'label'> {
  label: string;
  showLabel: string;
  hideLabel: string;
}

/** Password input with a labelled button that shows it. Pasting and password managers work. */
export function PasswordField({ label, showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const IconShape = shown ? IconEyeOff : IconEye;
  const toggle = shown ? hideLabel : showLabel;
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <button type="button" className={classes.toggle} aria-label={`${toggle}: ${label}`} title={toggle} onClick={() => setShown(!shown)}>
          <IconShape size={22} stroke={1.9} aria-hidden />
        </button>
      }
    />
  );
}
