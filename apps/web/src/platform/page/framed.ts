/** True if this page is shown inside of another one, as in a card of a board. */
export const isFramed = (): boolean => window.self !== window.top;
