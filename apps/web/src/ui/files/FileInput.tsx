import type { ComponentProps } from 'react';
import classes from './FileInput.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'onChange'> {
  onFile: (file: File) => void;
  /** of several that are chosen at once; without it one is chosen */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

/** Chooses files. It lies unseen over the whole of what it stands in, which therefore takes clicks and dropped files; `className` puts it elsewhere. */
export function FileInput({ onFile, onFiles, className = classes.over, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      multiple={onFiles !== undefined}
      className={className}
      onChange={({ currentTarget }) => {
        const files = Array.from(currentTarget.files ?? []);
        // The same file again must count as a change.
        currentTarget.value = '';
        if (onFiles && files.length > 0) onFiles(files);
        else if (files[0]) onFile(files[0]);
      }}
    />
  );
}
