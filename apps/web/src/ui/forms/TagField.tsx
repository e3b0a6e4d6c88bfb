import { foldText, trimBlank } from '@murmel/contracts';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './TagField.module.css';
import { TextInput } from './TextField';

interface TagFieldProps {
  label: string;
  description?: string;
  /** names the list of what is there */
  listLabel: string;
  removeLabel: (tag: string) => string;
  tags: readonly string[];
  /** maximum number of tags, and of letters of each */
  max: number;
  letters: number;
  onChange: (tags: string[]) => void;
}

/** Some words of one's own: Enter or a comma ends one, the cross on it or the key for deleting takes it away. */
export function TagField({ label, description, listLabel, removeLabel, tags, max, letters, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    setTyped('');
    const words = text.split(',').map((word) => trimBlank(word.replace(/\s+/g, ' ')));
    const all = [...tags, ...words.filter(Boolean)];
    const once = all.filter((tag, index) => all.findIndex((one) => foldText(one) === foldText(tag)) === index).slice(0, max);
    if (once.length > tags.length) onChange(once);
  };
  const remove = (tag: string): void => {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <div className={classes.field}>
      <TextInput
        ref={input}
        label={label}
        description={description}
        value={typed}
        maxLength={letters}
        readOnly={tags.length >= max}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ currentTarget: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={listLabel}>
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              <span>{tag}</span>
              <button type="button" className={classes.remove} aria-label={removeLabel(tag)} onClick={() => remove(tag)}>
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
