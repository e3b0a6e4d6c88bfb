import type { Part } from '@murmel/documents';
import { type ReactNode, useCallback } from 'react';
import type { BoardResult } from '../../platform/boards/board-session';
import type { Icon } from '../../ui/icon';
import { usePartHost } from './part-host';

export interface PartProps<P extends Part> {
  part: P;
  /** approximate display width, in the format of `sizes` of a picture; without it: the window's width */
  width?: string;
}

/** A component; one that draws any part also draws a part that stands on a grid. */
type Drawn<Props> = (props: Props) => ReactNode;

/**
 * Appearance and behaviour of one kind of part in every tool. All measures of a part are in `em`; the surrounding element sets the font
 * size (on a teaching board one cell of the grid). The element around a part has `data-part`. Elements that belong to it elsewhere on the
 * screen have `data-part-bar`.
 */
export interface PartScreen<P extends Part> {
  icon: Icon;
  /** Content of the part, below its title; fills the width and height that are left. For editors and for readers. */
  Face: Drawn<PartProps<P>>;
  /** Buttons in the dark bar of the selected part, left of those that every part has. Only for editors. */
  Bar?: Drawn<PartProps<P>>;
  /** Further settings, in a panel that the bar's menu opens. Loaded when it is opened. */
  Settings?: Drawn<PartProps<P> & { close(): void }>;
  /** Begins to change the part in its place: Enter on the selected one, "Bearbeiten" in its menu, and a new one at once. */
  edit?(part: string): void;
  /** A new part is of no use before something was set: its settings open at once. */
  asksFirst?: true;
  /** Fills the screen after "Vergrößern". */
  Enlarged?: Drawn<PartProps<P>>;
  /** View for a part as wide as a phone with a height that fits its content; without it the face is shown. */
  Reading?: Drawn<PartProps<P>>;
}

/** Changes fields of a part's kind, e.g. `change({ alt: 'Wald' })`. Resolves when it is stored or was refused (the refusal is shown). */
export function useChange<P extends Part>({ id }: P): (content: Partial<P['content']>) => Promise<BoardResult> {
  const { change } = usePartHost();
  return useCallback((content) => change(id, content), [change, id]);
}
