/** The message that offers to take a removal back. It goes as soon as something else is done, because undo would mean that then. */
export const REMOVAL_TOAST_ID = 'teaching-board-removed';
/** Time for which "undo" is offered (spec C8). */
export const UNDO_MS = 10_000;
