import { LIMITS } from '@murmel/contracts';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Swatches } from '../../../../core/boards/Swatches';
import { useBoardTexts } from '../texts';
import classes from './composer.module.css';
import type { useComposer } from './use-composer';

interface ComposerFieldsProps {
  composer: ReturnType<typeof useComposer>;
  onSubmit: () => void;
}

/** Title, text, colour and files of a new card. Enter in the title pins, in the text it is a new line. */
export function ComposerFields({ composer, onSubmit }: ComposerFieldsProps) {
  const t = useBoardTexts();
  const { draft, change, files, setFiles } = composer;
  const picker = useRef<HTMLInputElement>(null);
  const textKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <input
        className={classes.name}
        aria-label={t('composer.name')}
        placeholder={t('composer.name')}
        maxLength={LIMITS.pinboard.cardNameMax}
        value={draft.name}
        autoFocus
        data-autofocus
        enterKeyHint="done"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <textarea
        className={classes.text}
        aria-label={t('composer.text')}
        placeholder={t('composer.text')}
        rows={2}
        maxLength={LIMITS.pinboard.descriptionMax}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={textKey}
      />
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={`${file.name}${file.size}`} className={classes.file}>
              <span className={classes.fileName}>{file.name}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('composer.removeFile', { name: file.name })}
                onClick={() => setFiles(files.filter((other) => other !== file))}
              >
                <IconX size={18} stroke={1.9} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.tools}>
        <Swatches label={t('card.colour')} value={draft.colour} onChange={(colour) => change({ colour })} small />
        <button
          type="button"
          className={classes.attach}
          aria-label={t('composer.attach')}
          title={t('composer.attach')}
          onClick={() => picker.current?.click()}
        >
          <IconPaperclip size={20} stroke={1.9} aria-hidden />
        </button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={t('composer.attach')}
          onChange={(event) => {
            setFiles([...files, ...(event.currentTarget.files ?? [])].slice(0, LIMITS.pinboard.attachmentsPerCard));
            event.currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}
