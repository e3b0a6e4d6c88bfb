import { afterEach, describe, expect, it } from 'vitest';
import { holdPage, showConnection, showsUnsaved } from './connection-state';

afterEach(() => showConnection(undefined));

describe('a page that must not load itself anew', () => {
  it('is one in which something is recorded, until the last recorder has ended', () => {
    expect(showsUnsaved()).toBe(false);
    const [one, two] = [holdPage(), holdPage()];
    showConnection({ state: 'saved' });
    one();
    one();
    expect(showsUnsaved()).toBe(true);
    two();
    expect(showsUnsaved()).toBe(false);
  });

  it('is one in which writing waits', () => {
    showConnection({ state: 'saving' });
    expect(showsUnsaved()).toBe(true);
  });
});
