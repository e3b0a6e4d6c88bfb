import { IconCheck, IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { copyText } from '../../../../ui/forms/copy-text';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { toast } from '../../../../ui/status/toast-queue';
import classes from './talk.module.css';

const COPIED_MS = 2000;

interface MessageActionsProps {
  id: string;
  text: string;
  /** all that follow the same, this one among them */
  beside: readonly string[];
  onBranch: (id: string) => void;
  /** further actions */
  children: ReactNode;
}

/** Actions on a message, and navigation to its alternatives. */
export function MessageActions({ id, text, beside, onBranch, children }: MessageActionsProps) {
  const { t } = useTranslation('ai/chat');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (button: HTMLElement) => {
    if (await copyText(text, button)) setCopied(true);
    else toast({ id: 'ai-copy', tone: 'alert', text: t('copyFailed') });
  };
  const at = beside.indexOf(id);
  const [before, after] = [beside[at - 1], beside[at + 1]];
  return (
    <div className={classes.actions}>
      {beside.length > 1 && (
        <span className={classes.branches}>
          <IconButton
            icon={IconChevronLeft}
            label={t('branch.before')}
            aria-disabled={before === undefined}
            onClick={() => before !== undefined && onBranch(before)}
          />
          <span aria-live="polite">
            <span aria-hidden="true">{`${at + 1}/${beside.length}`}</span>
            <span className="visually-hidden">{t('branch.position', { at: at + 1, of: beside.length })}</span>
          </span>
          <IconButton
            icon={IconChevronRight}
            label={t('branch.after')}
            aria-disabled={after === undefined}
            onClick={() => after !== undefined && onBranch(after)}
          />
        </span>
      )}
      {text !== '' && (
        <IconButton
          icon={copied ? IconCheck : IconCopy}
          label={t(copied ? 'copied' : 'copy')}
          onClick={(event) => void copy(event.currentTarget)}
        />
      )}
      {children}
    </div>
  );
}
