import { IconArrowNarrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { Button } from '../../../../ui/forms/Button';
import { Marble } from '../../../../ui/marbles/Marble';
import { Tip } from '../../../../ui/overlays/Tip';
import { Notice } from '../../../../ui/status/Notice';
import type { PersonalDataWarningProps } from '../../personal-data/PersonalDataWarning';
import { DictateButton } from '../../speech/speech-buttons';
import classes from './ask.module.css';
import { GrowingField, isSendable } from './GrowingField';
import { useQuestionDraft } from './question-draft';
import type { PersonalDataPrompt } from './use-personal-data';

const PersonalDataWarning = lazyPage<PersonalDataWarningProps>(() => import('../../personal-data/personal-data-warning-with-texts'), []);

interface ComposerProps {
  /** its draft is kept under this name */
  chat: string;
  /** names the field */
  label: string;
  placeholder?: string;
  /** letters from which on they are counted */
  countedFrom?: number;
  /** fills the field, instead of what was typed before */
  given?: string | undefined;
  autoFocus: boolean;
  /** name of the model that is writing an answer */
  writer: string | undefined;
  /** a question is on its way */
  busy: boolean;
  /** reason why the last question was refused */
  refused: string | undefined;
  /** reason why nothing can be asked at all today or this month */
  spent?: string | undefined;
  /** personal data was found in the text: the user has not decided yet if it is sent */
  warned: PersonalDataPrompt | undefined;
  /** true where one may speak instead of typing */
  dictates?: boolean;
  /** true if the caller may send it all the same */
  mayForce: boolean;
  /** takes files: by its button, pasted or dropped; absent where there are only words */
  attach?: { button: ReactNode; shown: ReactNode; waits: boolean; onFiles: (files: readonly File[]) => void };
  /** content below the field */
  hint: ReactNode;
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
}

/** Field for questions. Typed text stays until it was sent. */
export function Composer(props: ComposerProps) {
  const {
    chat,
    label,
    placeholder,
    countedFrom,
    given,
    autoFocus,
    writer,
    busy,
    refused,
    spent,
    warned,
    dictates,
    mayForce,
    hint,
    attach,
    onSend,
    onStop,
  } = props;
  const { t } = useTranslation('ai/chat');
  const [text, type] = useQuestionDraft(chat, given);
  const field = useRef<HTMLTextAreaElement>(null);
  const waits = busy || writer !== undefined;
  const ready = !waits && spent === undefined && !attach?.waits && isSendable(text);
  const send = async () => {
    if (!ready) return;
    if (await onSend(text.trim())) type('');
    field.current?.focus();
  };
  const take = (event: SyntheticEvent, { files }: DataTransfer) => {
    // Copied lists and tables bring a picture of themselves along.
    if (!attach || files.length === 0 || event.isDefaultPrevented()) return;
    event.preventDefault();
    attach.onFiles(Array.from(files));
  };
  return (
    <div
      className={classes.composer}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => attach && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {refused && (
        <Notice tone="alert" announce>
          {refused}
        </Notice>
      )}
      {warned && (
        <PersonalDataWarning
          {...warned}
          mayForce={mayForce}
          onRevise={() => {
            warned.answer(false);
            field.current?.focus();
          }}
          onSendAnyway={() => warned.answer(true)}
        />
      )}
      {writer !== undefined && (
        <div className={classes.writing}>
          <Marble colour="pflaume" size={18} />
          <span>{t('writes', { model: writer })}</span>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
            onClick={() => {
              onStop();
              field.current?.focus();
            }}
          >
            {t('stop')}
          </Button>
        </div>
      )}
      {attach?.shown}
      <div className={classes.box}>
        {attach?.button}
        <GrowingField
          ref={field}
          label={label}
          placeholder={placeholder ?? t('placeholder')}
          countedFrom={countedFrom}
          value={text}
          autoFocus={autoFocus}
          counted={(numbers) => t('letters', numbers)}
          onChange={type}
          onSend={() => void send()}
        />
        {dictates && (
          <DictateButton
            busy={busy}
            onText={(said) => {
              type([text.trimEnd(), said].filter(Boolean).join(' '));
              field.current?.focus();
            }}
          />
        )}
        <Tip text={writer === undefined ? (spent ?? t('send')) : t('waits')} side="top" align="end">
          <button
            type="button"
            className={classes.send}
            aria-label={t('send')}
            aria-disabled={!ready || undefined}
            data-busy={busy || undefined}
            onClick={() => void send()}
          >
            <IconArrowNarrowUp size={22} stroke={2.2} aria-hidden />
          </button>
        </Tip>
      </div>
      <p className={classes.hint}>{hint}</p>
    </div>
  );
}
