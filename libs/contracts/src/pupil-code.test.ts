import { expect, it } from 'vitest';
import { pupilSessions } from './calls/pupil-sessions.js';
import { tidyPupilCode } from './pupil-code.js';

it.each(['482915', '482 915', ' 482\u00A0915 ', '482-915', '482\u2011915', '482–915', '４８２９１５', '48\u200B2915\uFE0F', '٤٨٢٩١٥'])(
  'takes %j from paper, on the screen and at the server',
  (typed) => {
    expect(tidyPupilCode(typed)).toBe('482915');
    expect(pupilSessions.create['~orpc'].inputSchema!['~standard'].validate({ code: typed })).toEqual({ value: { code: '482915' } });
  },
);

it.each(['48291', '4829155', '48291a', ''])('refuses %j at the server', (typed) => {
  expect(pupilSessions.create['~orpc'].inputSchema!['~standard'].validate({ code: typed })).toHaveProperty('issues');
});
