import { AI_LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { pasteLines } from '../../../../platform/paste/paste-lines';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { Textarea } from '../../../../ui/forms/TextField';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { useUnsent } from '../../../../ui/overlays/unsent-forms';
import { Notice } from '../../../../ui/status/Notice';
import classes from './prompt.module.css';

/** Longer ones are obeyed less. */
const ADVISED_WORDS = 1200;
const { max } = AI_LIMITS.systemPrompt;

export interface SystemPromptDrawerProps {
  value: string;
  /** @returns why it is not kept; undefined: it is */
  onSave: (text: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Drawer for the system prompt sent before each question of this chat. */
export default function SystemPromptDrawer({ value, onSave, onClose }: SystemPromptDrawerProps) {
  const { t } = useTranslation('ai/chat');
  const { t: shell } = useTranslation('shell');
  const [text, setText] = useState(value);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<boolean> => {
    if (text.trim().length > max) return false;
    setBusy(true);
    const why = await onSave(text.trim());
    setBusy(false);
    setFailure(why);
    if (why === undefined) onClose();
    return why === undefined;
  };
  const count = text.trim().length;
  const words = text.split(/\s+/).filter(Boolean).length;
  const problem = count > max ? t('prompt.tooLong', { max }) : failure;
  return (
    <Drawer
      opened
      width={560}
      onClose={onClose}
      title={t('prompt.title')}
      closeLabel={shell('close')}
      footer={
        <Button loading={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <KeepsOpen typed={text !== value} send={save} warn={() => setFailure(t('prompt.unsaved'))} />
      <div className={classes.prompt}>
        <Textarea
          data-autofocus
          label={t('prompt.label')}
          description={t('prompt.text')}
          placeholder={t('prompt.placeholder')}
          rows={14}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={pasteLines}
          error={problem && <FieldError>{problem}</FieldError>}
        />
        <p className={classes.count}>{t('prompt.count', { count, max })}</p>
        {words > ADVISED_WORDS && <Notice announce>{t('prompt.advice', { words: ADVISED_WORDS })}</Notice>}
      </div>
    </Drawer>
  );
}

/** Inside of the drawer, which asks before something typed is gone. */
function KeepsOpen({ typed, send, warn }: { typed: boolean; send: () => Promise<boolean>; warn: () => void }) {
  useUnsent(typed, { send, warn });
  return null;
}
