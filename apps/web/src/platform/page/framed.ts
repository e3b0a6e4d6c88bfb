/** This page is shown inside of another one, as a card of a board shows it. */
export const isFramed = (): boolean => window.self !== window.top;
