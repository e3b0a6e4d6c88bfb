import { describe, expect, it } from 'vitest';
import { guestAddress, guestRouteOf } from './guest-address';
import { pageToShow } from './page-to-show';

const BASE = '/teaching_board/public_screens/7';

describe('the address of a public board', () => {
  it('names a page and what is open over it', () => {
    expect(guestRouteOf(BASE, BASE)).toEqual({ page: undefined, authorInfo: false });
    expect(guestRouteOf(BASE, `${BASE}/pages/abc`)).toEqual({ page: 'abc', authorInfo: false });
    expect(guestRouteOf(BASE, guestAddress(BASE, 'abc', true))).toEqual({ page: 'abc', authorInfo: true });
  });

  it('of another board names nothing of this one', () =>
    expect(guestRouteOf(BASE, `${BASE}8/pages/abc`)).toEqual({ page: undefined, authorInfo: false }));
});

describe('the page that is shown', () => {
  const pages = ['a', 'b', 'c'].map((id) => ({ id }));

  it('is the one in the address, else the first', () => {
    expect(pageToShow(pages, 'b', 0)?.id).toBe('b');
    expect(pageToShow(pages, undefined, 0)?.id).toBe('a');
    expect(pageToShow(pages, 'gone', 0)?.id).toBe('a');
    expect(pageToShow([], 'a', 0)).toBeUndefined();
  });

  it('is the next one when it was removed, and the last one when there is no next', () => {
    expect(pageToShow([{ id: 'a' }, { id: 'c' }], 'b', 1)?.id).toBe('c');
    expect(pageToShow([{ id: 'a' }, { id: 'b' }], 'c', 2)?.id).toBe('b');
  });
});
