import { ModalFrame, type ModalFrameProps } from './ModalFrame';

interface DialogProps extends ModalFrameProps {
  /** Widest in px: `md` 560, `lg` 760, `xl` 940 (two columns). Full screen on a phone. */
  size?: 'md' | 'lg' | 'xl';
}

const widths = { md: 560, lg: 760, xl: 940 };

/** A window over the page that wants an answer or a setting. */
export function Dialog({ size = 'md', ...frame }: DialogProps) {
  return <ModalFrame {...frame} shape="dialog" width={widths[size]} />;
}
