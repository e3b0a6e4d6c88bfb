import type { Worksheet } from '@murmel/server';

/** Default rules of a new sheet. A shared one is open at once, so that teachers need not look for another switch. */
export const DEFAULT_RULES: Omit<Worksheet, 'itemId'> = {
  state: 'open',
  way: 'sheet',
  checks: 'after',
  showsSolutions: false,
  hints: true,
  minutes: null,
  shuffled: false,
  passesSolutions: false,
  wallBlockId: null,
  wallResponseId: null,
};
