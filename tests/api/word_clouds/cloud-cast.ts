import type { CloudState, MyWords } from '@murmel/contracts';
import { type Item, WordCloud } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export interface CloudCast extends Cast {
  path: string;
  add(browser: TestBrowser, words: string, headers?: Record<string, string>): Promise<Answer<MyWords & Refusal>>;
  cloud(browser: TestBrowser, headers?: Record<string, string>): Promise<Answer<CloudState & Refusal>>;
  /** another guest who came in by the link */
  anotherGuest(): Promise<TestBrowser>;
}

/** Returns a word cloud (`secret`, guests may write by default) with a person in every possible relation to it. */
export async function cloudCast(api: TestApi, settings: Partial<WordCloud> = {}, fields: Partial<Item> = {}): Promise<CloudCast> {
  const cast = await castOf(api, {
    kind: 'word_cloud',
    title: 'Was ist Glück?',
    visitorPermission: 'visitor_permissions_write',
    ...fields,
  });
  await api.database.manager.insert(WordCloud, {
    itemId: cast.item.id,
    show: true,
    showBeforeSubmit: false,
    wordsPerVisitor: null,
    filter: true,
    filterWords: null,
    ...settings,
  });
  const path = `/api/word_clouds/word_clouds/${cast.item.id}`;
  return {
    ...cast,
    path,
    add: (browser, words, headers = {}) => browser.put(`${path}/add_word`, { words }, { headers }),
    cloud: (browser, headers = {}) => browser.get(`${path}/cloud`, { headers }),
    anotherGuest: async () => {
      const browser = api.browser();
      await api.people.grant(cast.item, await api.people.visit(browser));
      return browser;
    },
  };
}
