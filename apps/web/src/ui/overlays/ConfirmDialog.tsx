import type { ReactNode } from 'react';
import { Button } from '../forms/Button';
import { ModalFrame } from './ModalFrame';

interface ConfirmDialogProps {
  opened: boolean;
  /** A question. */
  title: string;
  /** Names what is lost, with a number. */
  children: ReactNode;
  /** Repeats the verb: "Endgültig löschen". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The confirming button waits for an answer. */
  busy?: boolean;
  /** Red button for what destroys; otherwise the green one. */
  danger?: boolean;
  /** The strong button is the one that changes nothing, where going on is seldom meant. */
  safe?: boolean;
}

/** Asks before something that cannot be undone. Everything else gets an undo toast instead. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  danger = true,
  safe = false,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant={safe ? 'filled' : 'default'} onClick={onCancel} data-autofocus>
        {cancelLabel}
      </Button>
      <Button {...(safe ? { variant: 'default' } : danger ? { color: 'koralle' } : {})} loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <ModalFrame opened={opened} onClose={onCancel} title={title} closeLabel={cancelLabel} footer={footer} shape="question" width={460}>
      {children}
    </ModalFrame>
  );
}
