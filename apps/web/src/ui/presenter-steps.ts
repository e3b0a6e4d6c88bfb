/** Keys of keyboards and of presenters in the hand: on, or back. */
export const PRESENTER_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
