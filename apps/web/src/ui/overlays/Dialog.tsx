import { ModalFrame, type ModalFrameProps } from './ModalFrame';

interface DialogProps extends ModalFrameProps {
  /** Widest in px: `md` 560, `lg` 760, `xl` 940 (two columns). Full screen on a phone; `sm`, 460 for few words, never, and its footer closes it. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const widths = { sm: 460, md: 560, lg: 760, xl: 940 };

/** A window over the page that wants an answer or a setting. */
export function Dialog({ size = 'md', ...frame }: DialogProps) {
  return <ModalFrame {...frame} shape={size === 'sm' ? 'question' : 'dialog'} width={widths[size]} />;
}
