import type { Part } from '@murmel/documents';
import { type ReactNode, useCallback } from 'react';
import type { Done } from '../../platform/boards/board-session';
import type { Icon } from '../../ui/icon';
import { usePartHost } from './part-host';

export interface PartProps<P extends Part> {
  part: P;
  /** how wide it is shown about, as `sizes` of a picture wants it; without it: as the window */
  width?: string;
}

/** A component; one that draws any part also draws a part that stands on a grid. */
type Drawn<Props> = (props: Props) => ReactNode;

/**
 * How one kind of part looks and is used, whichever tool shows it. Everything on a part is measured in `em`: around it stands
 * how large that is (on a teaching board one cell of the grid). The element around a part has `data-part`, and `data-part-bar`
 * what belongs to it elsewhere on the screen.
 */
export interface PartScreen<P extends Part> {
  icon: Icon;
  /** What is on the part, below its title; fills the width and height that are left. For whoever may change it and for whoever looks. */
  Face: Drawn<PartProps<P>>;
  /** Buttons in the dark bar of the selected part, left of what every part has. Only for whoever may change it. */
  Bar?: Drawn<PartProps<P>>;
  /** What else can be set, in a panel that the bar's menu opens. Loaded when it is opened. */
  Settings?: Drawn<PartProps<P> & { close(): void }>;
  /** Begins to change the part in its place: Enter on the selected one, "Bearbeiten" in its menu, and a new one at once. */
  edit?(part: string): void;
  /** A new part is of no use before something was set: its settings open at once. */
  asksFirst?: true;
  /** Fills the screen after "Vergrößern". */
  Enlarged?: Drawn<PartProps<P>>;
  /** Where a part is as wide as a phone and as high as it needs to be; without it the face is shown. */
  Reading?: Drawn<PartProps<P>>;
}

/** Changes fields of a part's kind, e.g. `change({ alt: 'Wald' })`; resolves when it is done or was refused (which was said then). */
export function useChange<P extends Part>({ id }: P): (content: Partial<P['content']>) => Promise<Done> {
  const { change } = usePartHost();
  return useCallback((content) => change(id, content), [change, id]);
}
