import { LIMITS } from '@murmel/contracts';
import { type PinboardCard, richTextLength, richTextWords } from '@murmel/documents';
import { EditorContent, useEditor } from '@tiptap/react';
import { richTextExtensions } from '../../../../core/boards/text-editor/extensions';
import { TextTools } from '../../../../core/boards/text-editor/TextTools';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { useLatest } from '../../../../platform/use-latest';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { Notice } from '../../../../ui/status/Notice';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../texts';
import { useTypers } from '../use-presence';
import classes from './description.module.css';
import { fits, fromEditor, toEditor } from './editor-text';
import { type OpenDescriptionDraft, useDescriptionDraft } from './use-description-draft';

const { descriptionMax } = LIMITS.pinboard;
/** The counter appears when the end comes near. */
const COUNTED_FROM = descriptionMax * LIMITS.pinboard.warnAt;

interface DescriptionEditorProps {
  card: PinboardCard;
  /** false when the right to write went meanwhile: nothing more can be typed, what is there can still be copied */
  editable: boolean;
  onTyping: () => void;
  onDone: () => void;
}

/** Writes the text of a card. Saves by itself; what others do to it meanwhile is shown and not mixed in. */
export default function DescriptionEditor({ card, editable, onTyping, onDone }: DescriptionEditorProps) {
  const t = useTexts();
  const { session } = usePinboard();
  const open = useDescriptionDraft(card);
  const [other] = useTypers(session, card.id);
  const { draft } = open;
  const done = () => {
    open.flush();
    onDone();
  };
  return (
    <>
      {draft.theirs !== undefined && (
        <div ref={intoView} className={classes.conflict}>
          <Notice
            tone="notice"
            title={other ? t('conflict.by', { name: other.name }) : t('conflict.somebody')}
            announce
            actions={
              <>
                <Button variant="default" onClick={open.keepMine}>
                  {t('conflict.mine')}
                </Button>
                <Button variant="default" onClick={open.takeTheirs}>
                  {t('conflict.theirs')}
                </Button>
              </>
            }
          >
            <span className={classes.theirs}>{richTextWords(draft.theirs) || t('conflict.empty')}</span>
          </Notice>
        </div>
      )}
      <Field key={open.generation} open={open} editable={editable} onTyping={onTyping} onDone={done} />
      <div className={classes.foot}>
        <Length draft={open} />
        <Button size="sm" variant="default" onClick={done}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}

/** Scrolls an element that asks for a choice into view. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface FieldProps {
  open: OpenDescriptionDraft;
  editable: boolean;
  onTyping: () => void;
  onDone: () => void;
}

function Field({ open, editable, onTyping, onDone }: FieldProps) {
  const t = useTexts();
  // The editor keeps this one of its handlers; the others it asks for anew.
  const done = useLatest(onDone);
  const editor = useEditor(
    {
      extensions: richTextExtensions(),
      content: toEditor(open.draft.mine),
      editable,
      autofocus: 'end',
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      immediatelyRender: true,
      editorProps: {
        attributes: { 'aria-label': t('description.label'), role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true' },
        handleKeyDown: (_view, event) => {
          const finished = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
          if (!finished) return false;
          // Escape ends the writing, not the dialog.
          event.preventDefault();
          event.stopPropagation();
          done()();
          return true;
        },
      },
      onUpdate: ({ editor: current }) => {
        open.type(fromEditor(current.getJSON()));
        onTyping();
      },
      onBlur: () => open.flush(),
    },
    [editable],
  );
  return (
    <div className={classes.field}>
      {editable && <TextTools editor={editor} t={t} size={44} />}
      <EditorContent editor={editor} className={classes.text} />
    </div>
  );
}

/** Shows the remaining length near the limit, and a failed save. */
function Length({ draft: { draft, failed } }: { draft: OpenDescriptionDraft }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const length = richTextLength(draft.mine);
  const number = (value: number): string => new Intl.NumberFormat(language).format(value);
  const counted = t('description.count', { length: number(length), max: number(descriptionMax) });
  if (!fits(draft.mine))
    return (
      <span role="alert">
        <FieldError>{t('description.tooLong', { counted })}</FieldError>
      </span>
    );
  if (failed)
    return (
      <span role="alert">
        <FieldError>{t('description.notSaved')}</FieldError>
      </span>
    );
  return <span className={classes.count}>{length >= COUNTED_FROM ? counted : ''}</span>;
}
