import { AI_PICTURE_TYPES, KNOWLEDGE_ENDINGS } from '@murmel/contracts';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../../../../ui/overlays/IconButton';

const ACCEPTED = [...KNOWLEDGE_ENDINGS.map((ending) => `.${ending}`), ...AI_PICTURE_TYPES].join(',');

interface ChooseFilesButtonProps {
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** The button with which files are chosen for a question. */
export function ChooseFilesButton({ label, onFiles }: ChooseFilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file again must count as a change.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <IconButton
        icon={IconPaperclip}
        label={label}
        size={44}
        iconSize={22}
        tipSide="top"
        tipAlign="start"
        onClick={() => input.current?.click()}
      />
    </>
  );
}
