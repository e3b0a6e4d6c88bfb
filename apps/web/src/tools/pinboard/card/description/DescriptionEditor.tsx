import { type BoardText, LIMITS, type RichText } from '@murmel/contracts';
import { type PinboardCard, richTextLength, richTextWords } from '@murmel/documents';
import { EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { BoardTextHelpProps } from '../../../../core/ai/writing/BoardTextHelp';
import { KeptPlaces } from '../../../../core/ai/writing/kept-places';
import { LocalMarks } from '../../../../core/ai/writing/local-marks';
import { richTextExtensions } from '../../../../core/boards/text-editor/extensions';
import { TextTools } from '../../../../core/boards/text-editor/TextTools';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { useSession } from '../../../../platform/session/store';
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

const BoardTextHelp = lazyPart<BoardTextHelpProps>(() => import('../../../../core/ai/writing/board-text-help-with-texts'));

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
      <Field key={open.generation} card={card} open={open} editable={editable} onTyping={onTyping} onDone={done} />
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
  card: PinboardCard;
  open: OpenDescriptionDraft;
  editable: boolean;
  onTyping: () => void;
  onDone: () => void;
}

function Field({ card, open, editable, onTyping, onDone }: FieldProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { item, session } = usePinboard();
  // Models help only users with an account.
  const { isAuthenticated: helped, user } = useSession();
  const state = useSyncExternalStore(session.subscribe, () => session.view().state);
  const away = state === 'offline' || state === 'unsaved';
  const [helpPlace, setHelpPlace] = useState<HTMLElement | null>(null);
  const refusal = useCallback(
    (text: BoardText | null) => {
      if (fits(text as RichText | null)) return undefined;
      const number = (value: number): string => new Intl.NumberFormat(language).format(value);
      const counted = t('description.count', { length: number(richTextLength(text)), max: number(descriptionMax) });
      return t('description.tooLong', { counted });
    },
    [t, language],
  );
  // The editor keeps this one of its handlers; the others it asks for anew.
  const done = useLatest(onDone);
  const editor = useEditor(
    {
      extensions: helped ? [...richTextExtensions(), LocalMarks, KeptPlaces] : richTextExtensions(),
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
      {editable && helped && <span ref={setHelpPlace} className={classes.help} />}
      {helpPlace && editor && (
        <BoardTextHelp
          waiting={null}
          plain
          itemId={item.id}
          editor={editor}
          part={session.idOf(card.id)}
          away={away}
          ofOthers={card.author !== user?.id}
          refusal={refusal}
          slot={helpPlace}
        />
      )}
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
