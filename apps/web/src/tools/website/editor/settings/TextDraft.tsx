import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import type { BoardResult } from '../../../../platform/boards/board-session';
import { TextInput } from '../../../../ui/forms/TextField';

interface TextDraftProps {
  label: string;
  description?: string;
  value: string;
  maxLength: number;
  type?: 'text' | 'email' | 'tel';
  save: (value: string) => Promise<BoardResult>;
}

/** One line of a block that does not stand on the page as it is written; saved by itself. */
export function TextDraft({ label, description, value, maxLength, type = 'text', save }: TextDraftProps) {
  const draft = useFieldDraft({ value, save });
  return (
    <TextInput
      label={label}
      {...(description === undefined ? {} : { description })}
      type={type}
      maxLength={maxLength}
      value={draft.value}
      onChange={(event) => draft.change(event.currentTarget.value)}
      onBlur={draft.flush}
    />
  );
}
