import { describe, expect, it } from 'vitest';
import { pageBeside } from './page-beside';
import { indexAt } from './use-tab-drag';

const page = (id: string) => ({ id, order: id, name: '', background: null });
const pages = [page('a'), page('b'), page('c')];

describe('pages', () => {
  it('have one beside them, except at the ends', () => {
    expect(pageBeside(pages, 'b', 1)?.id).toBe('c');
    expect(pageBeside(pages, 'b', -1)?.id).toBe('a');
    expect(pageBeside(pages, 'c', 1)).toBeUndefined();
    expect(pageBeside(pages, 'a', -1)).toBeUndefined();
    expect(pageBeside(pages, undefined, 1)).toBeUndefined();
  });

  it('are dropped behind those whose middle the pointer has passed', () => {
    const others = [
      { left: 0, width: 100 },
      { left: 110, width: 100 },
    ];
    expect(indexAt(10, others)).toBe(0);
    expect(indexAt(60, others)).toBe(1);
    expect(indexAt(170, others)).toBe(2);
  });
});
