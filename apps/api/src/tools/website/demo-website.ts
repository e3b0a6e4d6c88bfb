import { TOOLS } from '@murmel/contracts';
import { seedWebsite } from '@murmel/documents';
import { type Account, Item, seedDocument, Website } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { type TemplateSite, websiteContent } from './website-content.js';

const TITLE = { de: 'Waldwoche der 7b', en: 'Forest week of class 7b' } as const;
const words = (text: string) => ({ text: [{ type: 'paragraph', runs: [{ text }] }] });
const day = (title: string, text: string) => ({ title, ...words(text) });
const SITE: TemplateSite = {
  look: { theme: 'wiese' },
  pages: [
    {
      name: 'Start',
      blocks: [
        { kind: 'Heading', content: { text: 'Wer wohnt im toten Holz?' } },
        {
          kind: 'Text',
          content: words(
            'Ein umgefallener Baum lebt weiter: Bei uns fanden 26 Kinder in einer Stunde 41 Arten, vom Hirschkäfer bis zum Moos.',
          ),
        },
        {
          kind: 'Columns',
          ground: 'wiese',
          content: {
            columns: [
              day('Mo', 'Lager aufbauen, Waldregeln'),
              day('Di', 'Boden und Tiere untersuchen'),
              day('Mi', 'Messen: Licht, Wind, Wärme'),
              day('Do', 'Wanderung im Dunkeln'),
              day('Fr', 'Ausstellung für Familien'),
            ],
          },
        },
        { kind: 'Quote', content: { text: 'Man hört erst, wie laut der Wald ist, wenn man selbst still ist.', source: 'Mia, 7b' } },
      ],
    },
    {
      name: 'Packliste',
      blocks: [
        { kind: 'Heading', content: { text: 'Was du mitbringst' } },
        {
          kind: 'Table',
          content: {
            caption: 'Für fünf Tage',
            rows: [
              ['Was', 'Wie viel'],
              ['Feste Schuhe', '1 Paar'],
              ['Trinkflasche', '1 Liter'],
              ['Lupe', 'wenn du eine hast'],
            ],
          },
        },
      ],
    },
  ],
};
const BELOW = {
  imprint: 'Grundschule am Stadtwald\nWaldweg 1, 12345 Beispielstadt\nVerantwortlich: Deniz Kaya',
  privacyNote: 'Auf dieser Seite stehen keine Nachnamen von Kindern.',
};

/** The website of a class, published and shared by its secret link. */
export async function addDemoWebsite(manager: EntityManager, owner: Account): Promise<void> {
  const { id } = await createItem(manager, owner, TOOLS.website.kind, { subjectTypes: ['BIOLOGY'] }, TITLE[owner.locale ?? 'de']);
  await manager.update(Item, { id }, { privacy: 'secret', description: '11. bis 15. Mai im Stadtwald. Wir messen, zeichnen, lauschen.' });
  const published = Buffer.from(seedWebsite(websiteContent(SITE, owner.id)));
  await seedDocument(manager, id, published, { accountId: owner.id, visitorId: null });
  await manager.insert(Website, { itemId: id, ...BELOW, published, publishedAt: new Date(), pages: SITE.pages.length });
}
