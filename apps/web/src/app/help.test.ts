import { INTERFACE_LANGUAGES, TOOL_KEYS } from '@murmel/contracts';
import { describe, expect, it, vi } from 'vitest';
import { HELP_ARTICLE_KEYS, HELP_ARTICLES, type HelpArticle } from '../core/help/articles';
import { fittingArticle } from '../core/help/beside/fitting-article';
import { HELP_CATEGORIES, HELP_CATEGORY_KEYS } from '../core/help/categories';
import { composeStep, interfaceWordsIn } from '../core/help/drawings/compose-step';
import { findArticles } from '../core/help/find-articles';
import { articleAt, categoryAt, helpPaths } from '../core/help/help-paths';
import { findRoute } from './navigation/find-route';
import { ROUTES } from './routes';

// Page content is not tested here, and pages of tools import the api's client, which reads the page it stands in.
vi.mock('../platform/page/lazy-page', () => ({ lazyPage: () => () => null }));
vi.mock('./tools', () => ({ WEB_TOOLS: new Proxy({}, { get: () => ({}) }) }));

type Texts = { [key: string]: string | Texts };
interface Written {
  intro: string;
  steps: Record<string, { title: string; text: string }>;
  hint?: { title: string; text: string };
}
interface Names {
  categories: Record<string, object>;
  articles: Record<string, { title: string; words: string }>;
}

const FOLDER = 'file:///src/app/';
const files = Object.fromEntries(
  Object.entries(import.meta.glob<Texts>('../**/{de,en}.json', { eager: true, import: 'default' })).map(([path, texts]) => [
    new URL(path, FOLDER).pathname,
    texts,
  ]),
);
const isHelp = (path: string): boolean => path.startsWith('/src/core/help/');
const valuesOf = (texts: Texts): string[] => Object.values(texts).flatMap((value) => (typeof value === 'string' ? value : valuesOf(value)));
const articles = Object.entries(HELP_ARTICLES) as [string, HelpArticle][];

const namesIn = (language: string): Names => files[`/src/core/help/${language}.json`] as unknown as Names;
const writtenIn = (language: string): Record<string, Written> =>
  Object.assign({}, ...HELP_CATEGORY_KEYS.map((category) => files[`/src/core/help/articles/${category}/${language}.json`]));
const sentencesOf = ({ intro, steps, hint }: Written): string[] => [
  intro,
  ...Object.values(steps).map(({ text }) => text),
  ...(hint ? [hint.text] : []),
];

describe.each(INTERFACE_LANGUAGES)('articles of the help in %s', (language) => {
  it('are written whole: title, what they are found by, every step, a hint where one is announced, and nothing else', () => {
    const written = writtenIn(language);
    expect(Object.keys(written).toSorted()).toEqual(HELP_ARTICLE_KEYS.toSorted());
    expect(Object.keys(namesIn(language).articles).toSorted()).toEqual(HELP_ARTICLE_KEYS.toSorted());
    expect(Object.keys(namesIn(language).categories).toSorted()).toEqual(HELP_CATEGORY_KEYS.toSorted());
    for (const [key, { pictures, hint = false }] of articles) {
      const steps = pictures.map((_, index) => String(index + 1));
      expect([key, Object.keys(written[key]!.steps), written[key]!.hint !== undefined]).toEqual([key, steps, hint]);
    }
  });

  it('name only what the interface says in this language', () => {
    const said = new Set(
      Object.entries(files).flatMap(([path, texts]) => (isHelp(path) || !path.endsWith(`/${language}.json`) ? [] : valuesOf(texts))),
    );
    const wrong = Object.entries(writtenIn(language)).flatMap(([key, article]) =>
      sentencesOf(article).flatMap((sentence) => {
        const pieces = sentence.split('**');
        const names = pieces.filter((_, index) => index % 2 === 1 && !said.has(pieces[index]!));
        return pieces.length % 2 === 1 ? names.map((name) => `${key}: ${name}`) : [`${key}: a pair of stars is open in ${sentence}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have a drawing of its own for each step, within its field', () => {
    const written = writtenIn(language);
    const seen = new Map<string, string>();
    for (const [key, { id, pictures }] of articles)
      for (const [index, scene] of pictures.entries()) {
        const words = interfaceWordsIn(written[key]!.steps[index + 1]!.text);
        const shapes = composeStep(scene, { article: id, step: index + 1, words, people: false });
        const drawn = JSON.stringify([scene, shapes.filter(({ is }) => is !== 'number')]);
        expect([key, index, seen.get(drawn)]).toEqual([key, index, undefined]);
        seen.set(drawn, `${key} ${index}`);
        expect([key, index, shapes.filter(({ x }) => !(x >= 24 && x < 296))]).toEqual([key, index, []]);
        expect([key, index, shapes.filter((shape) => 'width' in shape && (shape.width <= 0 || shape.x + shape.width > 296))]).toEqual([
          key,
          index,
          [],
        ]);
        expect([key, index, shapes.filter(({ is }) => is === 'number').length]).toEqual([key, index, 1]);
      }
  });

  it('are short', () => {
    const long = Object.entries(writtenIn(language)).filter(([, article]) =>
      sentencesOf(article).some((sentence) => sentence.length > 200),
    );
    expect(long.map(([key]) => key)).toEqual([]);
  });
});

it('there are enough of them, each with a number of its own, and several for every tool', () => {
  expect(articles.length).toBeGreaterThanOrEqual(25);
  expect(new Set(articles.map(([, { id }]) => id)).size).toBe(articles.length);
  expect(new Set(HELP_CATEGORY_KEYS.map((key) => HELP_CATEGORIES[key].id)).size).toBe(HELP_CATEGORY_KEYS.length);
  for (const tool of TOOL_KEYS) expect(articles.filter(([, { category }]) => category === tool).length).toBeGreaterThanOrEqual(3);
});

it('what articles and categories lead to is there', () => {
  const keys: readonly string[] = HELP_ARTICLE_KEYS;
  for (const [key, { related, more, places, pictures }] of articles) {
    expect(related.filter((other) => other === key || !keys.includes(other))).toEqual([]);
    if (more) expect([more, findRoute(ROUTES, more)?.route.path]).toEqual([more, more]);
    if (places) expect([key, places.length]).toEqual([key, pictures.length]);
  }
  for (const key of HELP_CATEGORY_KEYS) expect(findRoute(ROUTES, HELP_CATEGORIES[key].start)?.route.path).toBe(HELP_CATEGORIES[key].start);
  for (const tool of TOOL_KEYS) expect<string>(HELP_ARTICLES[fittingArticle(tool, `${tool}/1/responses`)].category).toBe(tool);
});

describe('[NAV-23] [NAV-25] [NAV-35] the address of a page', () => {
  it('begins with the language, asks nobody to sign in, and is found by its number, whatever words stand behind it', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const { home, search, category, article } = helpPaths(language);
      expect(home).toBe(`/${language}/help`);
      const pages = [home, search('Code verloren').split('?')[0]!, category('classes', 'Klassen'), article('classCodes', 'Größe & Codes')];
      for (const page of pages) {
        const found = findRoute(ROUTES, page)?.route;
        expect([page, found?.title, found?.requiresAuth ?? false]).toEqual([page, 'help', false]);
      }
      expect(article('classCodes', 'Größe & Codes')).toBe(`/${language}/help/articles/27-groesse-codes`);
    }
    expect(findRoute(ROUTES, '/fr/help')).toBeUndefined();
    expect(['27', '27-', '27-x', '9999', 'x', ''].map(articleAt)).toEqual([
      'classCodes',
      'classCodes',
      'classCodes',
      undefined,
      undefined,
      undefined,
    ]);
    expect(['8-klassen', '0', '99999999'].map(categoryAt)).toEqual(['classes', undefined, undefined]);
  });
});

it('is found by its title first, then by what people call it; nothing typed finds nothing', () => {
  const { articles: names } = namesIn('de');
  const searchable = HELP_ARTICLE_KEYS.map((key) => ({ key, name: names[key]!.title, synonyms: names[key]!.words, summary: '' }));
  expect(findArticles(searchable, 'wortwolke')[0]).toBe('cloudStart');
  expect(findArticles(searchable, 'grupen bilden')).toEqual(['boardNames']);
  expect(findArticles(searchable, 'grxxen bilden')).toEqual([]);
  expect(findArticles(searchable, 'gruppen bilden')[0]).toBe('boardNames');
  expect(findArticles(searchable, 'kuerzel eltern')).toEqual(['pupilData']);
  expect(findArticles(searchable, '  ')).toEqual([]);
});
