import { BusListener } from '@murmel/server';
import { expect, inject, it } from 'vitest';

/** Longer than a connection that is lost later may take to come back. */
const BUSY_MS = 3000;

it('a process that is busy with itself while it starts hears the database all the same', { tags: ['proof'] }, async () => {
  const nothing = (): void => undefined;
  const listener = new BusListener(inject('databaseUrl'), {}, nothing, nothing);
  try {
    const started = listener.start();
    const busyUntil = performance.now() + BUSY_MS;
    while (performance.now() < busyUntil);
    await started;
    expect(listener.listening).toBe(true);
  } finally {
    await listener.stop();
  }
});
