import { ModalFrame, type ModalFrameProps } from './ModalFrame';

/** A panel from the right edge, for settings and lists beside the work. Full width on a phone. */
export function Drawer({ width = 420, ...frame }: ModalFrameProps & { width?: number }) {
  return <ModalFrame {...frame} shape="drawer" width={width} />;
}
