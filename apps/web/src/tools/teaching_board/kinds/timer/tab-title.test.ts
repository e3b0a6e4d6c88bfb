import { beforeEach, describe, expect, it } from 'vitest';
import { tabTitle } from './tab-title';

describe('tabTitle', () => {
  let page: { title: string };
  beforeEach(() => {
    page = { title: 'Werkzeuge | Tafel' };
  });

  it('shows the time and gives the title back', () => {
    const title = tabTitle(page);
    title.show('00:02 – Zelle');
    title.show('00:01 – Zelle');
    expect(page.title).toBe('00:01 – Zelle');
    title.restore();
    expect(page.title).toBe('Werkzeuge | Tafel');
  });

  it('gives back the title that another page has set meanwhile', () => {
    const title = tabTitle(page);
    title.show('00:02 – Zelle');
    page.title = 'Werkzeuge | Teilen';
    title.show('00:01 – Zelle');
    title.restore();
    expect(page.title).toBe('Werkzeuge | Teilen');
  });

  it('leaves a title alone that is not its own', () => {
    const title = tabTitle(page);
    title.restore();
    title.show('00:02 – Zelle');
    page.title = 'Werkzeuge | Teilen';
    title.restore();
    expect(page.title).toBe('Werkzeuge | Teilen');
  });
});
