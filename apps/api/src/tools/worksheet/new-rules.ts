import type { Worksheet } from '@murmel/server';

/** How a new sheet is worked on. One that is shared is open at once: nobody has to be told where another switch is. */
export const NEW_RULES: Omit<Worksheet, 'itemId'> = {
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
