import { LIMITS } from '@murmel/contracts';
import { IconCamera, IconLink, IconMicrophone, IconPaperclip, IconWriting, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react';
import { DictateButton } from '../../../../core/ai/speech/speech-buttons';
import { Swatches } from '../../../../core/boards/Swatches';
import { canRecordVoice } from '../../../../core/capture/capture-permission';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { pasteLines } from '../../../../platform/paste/paste-lines';
import { useBoardTexts } from '../texts';
import classes from './composer.module.css';
import { LinkField } from './LinkField';
import type { useComposer } from './use-composer';

/** The recorder's code is loaded on its first use. */
const RecordAnswer = lazyPage(() => import('../../../../core/recordings/answer/RecordAnswer'), ['recordings']);

const MAX = LIMITS.pinboard.attachmentsPerCard;

interface ComposerFieldsProps {
  composer: ReturnType<typeof useComposer>;
  onSubmit: () => void;
}

/** Title, text, colour, files and links of a new card. Enter in the title pins, in the text it is a new line. */
export function ComposerFields({ composer, onSubmit }: ComposerFieldsProps) {
  const t = useBoardTexts();
  const { draft, change, files, setFiles, addRecording, removeFile, links, setLinks } = composer;
  const [linking, setLinking] = useState(false);
  const [recording, setRecording] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const add = (chosen: Iterable<File>): void => setFiles([...files, ...chosen].slice(0, MAX));
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
        onPaste={pasteLines}
      />
      {(files.length > 0 || links.length > 0) && (
        <ul className={classes.files}>
          {files.map((file) => (
            <AddedAttachment key={`${file.name}${file.size}`} name={file.name} onRemove={() => removeFile(file)} />
          ))}
          {links.map((link) => (
            <AddedAttachment key={link} name={link} onRemove={() => setLinks(links.filter((other) => other !== link))} />
          ))}
        </ul>
      )}
      {linking && (
        <LinkField
          onLink={(link) => setLinks([...links.filter((other) => other !== link), link].slice(0, MAX))}
          onClose={() => setLinking(false)}
        />
      )}
      <div className={classes.tools}>
        <Swatches label={t('card.colour')} value={draft.colour} onChange={(colour) => change({ colour })} small />
        <span className={classes.add}>
          <DictateButton icon={IconWriting} onText={(said) => change({ text: [draft.text.trimEnd(), said].filter(Boolean).join(' ') })} />
          <button
            type="button"
            className={classes.attach}
            aria-label={t('composer.photo')}
            title={t('composer.photo')}
            onClick={() => camera.current?.click()}
          >
            <IconCamera size={20} stroke={1.9} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.attach}
            aria-label={t('composer.link')}
            title={t('composer.link')}
            aria-expanded={linking}
            onClick={() => setLinking(!linking)}
          >
            <IconLink size={20} stroke={1.9} aria-hidden />
          </button>
          {canRecordVoice() && (
            <button
              type="button"
              className={classes.attach}
              aria-label={t('composer.record')}
              title={t('composer.record')}
              onClick={() => setRecording(true)}
            >
              <IconMicrophone size={20} stroke={1.9} aria-hidden />
            </button>
          )}
          <button
            type="button"
            className={classes.attach}
            aria-label={t('composer.attach')}
            title={t('composer.attach')}
            onClick={() => picker.current?.click()}
          >
            <IconPaperclip size={20} stroke={1.9} aria-hidden />
          </button>
        </span>
        <FilePicker picker={camera} label={t('composer.photo')} accept="image/*" onFiles={add} />
        <FilePicker picker={picker} label={t('composer.attach')} onFiles={add} />
      </div>
      {recording && (
        <Suspense fallback={null}>
          <RecordAnswer use="attach" partId={draft.list} onDone={addRecording} onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </>
  );
}

interface FilePickerProps {
  picker: RefObject<HTMLInputElement | null>;
  label: string;
  accept?: string;
  onFiles: (files: Iterable<File>) => void;
}

/** File input that a button beside it opens; phones offer the camera if only pictures are accepted. */
function FilePicker({ picker, label, accept, onFiles }: FilePickerProps) {
  return (
    <input
      ref={picker}
      type="file"
      multiple
      hidden
      aria-label={label}
      {...(accept ? { accept } : {})}
      onChange={(event) => {
        onFiles(event.currentTarget.files ?? []);
        event.currentTarget.value = '';
      }}
    />
  );
}

/** A file or link that will hang on the new card, with the way to leave it out. */
function AddedAttachment({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useBoardTexts();
  return (
    <li className={classes.file}>
      <span className={classes.fileName}>{name}</span>
      <button type="button" className={classes.remove} aria-label={t('composer.removeFile', { name })} onClick={onRemove}>
        <IconX size={18} stroke={1.9} aria-hidden />
      </button>
    </li>
  );
}
