import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from './Button';
import { copyText } from './copy-text';

/** "Kopiert" is shown so long. */
const SHOWN_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  /** Names what is copied to screen readers, where several buttons stand together. */
  of?: string;
  /** Called when the browser refused, for an error message on the page. */
  onFailure?: () => void;
  variant?: 'light' | 'default' | 'filled';
}

/** Copies a text and confirms it on the button and to screen readers. */
export function CopyButton({ text, label, copiedLabel, of, onFailure, variant = 'light' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (button: HTMLElement) => {
    if (await copyText(text, button)) setCopied(true);
    else onFailure?.();
  };
  return (
    <Button
      size="sm"
      variant={variant}
      leftSection={copied ? <IconCheck size={18} stroke={1.9} aria-hidden /> : <IconCopy size={18} stroke={1.9} aria-hidden />}
      onClick={(event) => void copy(event.currentTarget)}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
      {of && <span className="visually-hidden">: {of}</span>}
    </Button>
  );
}
