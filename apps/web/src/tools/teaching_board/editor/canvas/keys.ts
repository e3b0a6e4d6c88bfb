import type { LayerMove } from '@murmel/contracts';
import { PRESENTER_STEPS } from '../../../../ui/presenter-steps';

export type CanvasCommand =
  | { type: 'move' | 'resize'; dx: number; dy: number }
  | { type: 'layer'; to: LayerMove }
  | { type: 'page'; by: 1 | -1 }
  | { type: 'selectAll' | 'clear' | 'toggle' | 'remove' | 'duplicate' | 'lock' | 'rename' | 'edit' | 'menu' | 'present' };

export interface KeyPress {
  key: string;
  /** Ctrl, or Cmd on a Mac */
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

export interface KeyPlace {
  /** `card`: a card itself has the focus, nothing on it; `page`: the page or nothing has it; `inside`: a button or a field */
  focus: 'card' | 'page' | 'inside';
  /** at least one card is selected */
  selected: boolean;
  editable: boolean;
  presenting: boolean;
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LAYERS: Readonly<Record<string, readonly [LayerMove, withShift: LayerMove]>> = {
  '+': ['forward', 'forward'],
  '-': ['backward', 'backward'],
  PageUp: ['forward', 'front'],
  PageDown: ['backward', 'back'],
};

/**
 * Returns the command of a key on the canvas, or undefined when it has none. Letters are commands only while the page or a card has the
 * focus.
 */
export function commandOf(press: KeyPress, place: KeyPlace): CanvasCommand | undefined {
  if (press.alt) return undefined;
  return general(press, place) ?? (place.editable && !place.presenting ? editing(press, place) : undefined);
}

function general({ key, ctrl, shift }: KeyPress, { focus, selected, editable, presenting }: KeyPlace): CanvasCommand | undefined {
  if (ctrl) return undefined;
  if (key === 'Escape') return { type: 'clear' };
  if (focus === 'inside') return undefined;
  if (key.toLowerCase() === 'f' && !shift) return { type: 'present' };
  const still = presenting || !selected || !editable;
  return still && !shift && PRESENTER_STEPS[key] ? { type: 'page', by: PRESENTER_STEPS[key] } : undefined;
}

function editing(press: KeyPress, place: KeyPlace): CanvasCommand | undefined {
  if (press.ctrl) return withCtrl(press, place);
  if (place.focus === 'inside' || !place.selected) return undefined;
  const arrow = ARROWS[press.key];
  if (arrow) return { type: press.shift ? 'resize' : 'move', dx: arrow[0], dy: arrow[1] };
  const layer = LAYERS[press.key];
  if (layer) return { type: 'layer', to: layer[press.shift ? 1 : 0] };
  return onCard(press, place);
}

function withCtrl({ key, shift }: KeyPress, { focus, selected }: KeyPlace): CanvasCommand | undefined {
  if (shift) return undefined;
  if (key === 'a' && focus !== 'inside') return { type: 'selectAll' };
  return key === 'd' && selected ? { type: 'duplicate' } : undefined;
}

function onCard({ key, shift }: KeyPress, { focus }: KeyPlace): CanvasCommand | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' };
  if (key === 'ContextMenu' || (key === 'F10' && shift)) return { type: 'menu' };
  if (key === 'F2') return { type: 'rename' };
  if (focus !== 'card') return undefined;
  if (key === 'Enter') return { type: 'edit' };
  if (key === ' ') return { type: 'toggle' };
  return key.toLowerCase() === 'l' ? { type: 'lock' } : undefined;
}
