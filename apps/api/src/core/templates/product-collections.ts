import { type CollectionCover, type ContentKind, TOOLS } from '@murmel/contracts';
import { Collection } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { InstalledTemplate } from '../tool-contribution/product-template.js';
import { PRODUCT_ACCOUNT } from './product-account.js';

interface ProductCollection {
  id: string;
  title: string;
  description: string;
  cover: CollectionCover;
  /** templates of the product in their order, by kind and German title; with a label such as "Einstieg" */
  of: readonly (readonly [kind: ContentKind, title: string, label: string])[];
}

/** Collections that come with the product: an installation without editors has some, too. */
export const PRODUCT_COLLECTIONS: readonly ProductCollection[] = [
  {
    id: '6d75726d-656c-8000-8000-000000000011',
    title: 'Gut anfangen mit einer neuen Klasse',
    description: 'Fünf Bausteine für die ersten Tage: ankommen, Regeln finden, den Tag planen und zurückschauen.',
    cover: 'leaf',
    of: [
      [TOOLS.word_clouds.kind, 'Was brauchst du, damit du dich in unserer Klasse wohlfühlst?', '1. Tag'],
      [TOOLS.teaching_board.kind, 'Guten Morgen: Unser Tag', 'Jeden Morgen'],
      [TOOLS.pinboard.kind, 'Klassenrat: Lob, Kritik, Wünsche', '1. Woche'],
      [TOOLS.text_editor.kind, 'Wochenplan mit Rückblick', 'Freitag'],
      [TOOLS.surveys.kind, 'Wie gut habt ihr zusammengearbeitet?', 'Rückblick'],
    ],
  },
  {
    id: '6d75726d-656c-8000-8000-000000000012',
    title: 'Experimentieren und auswerten',
    description: 'Von der Frage über den Versuch bis zum Rückblick: ein Weg durch den naturwissenschaftlichen Unterricht.',
    cover: 'forest',
    of: [
      [TOOLS.word_clouds.kind, 'Wo begegnet dir Energie im Alltag?', 'Einstieg'],
      [TOOLS.pinboard.kind, 'Versuchsprotokoll: Was schwimmt, was sinkt?', 'Vermuten'],
      [TOOLS.worksheet.kind, 'Versuchsprotokoll', 'Versuch'],
      [TOOLS.text_editor.kind, 'Gruppenpuzzle: Erneuerbare Energien', 'Vertiefen'],
      [TOOLS.surveys.kind, 'Fotosynthese: Verstanden?', 'Abschluss'],
    ],
  },
];

/** Returns the templates of a collection with their places. @throws Error for one that no tool has */
export function chosenTemplates({ of, title }: ProductCollection, templates: readonly InstalledTemplate[]) {
  return of.map(([kind, name, label], position) => {
    const found = templates.find((one) => one.kind === kind && one.title === name && (one.edition ?? 'de') === 'de');
    if (!found) throw new Error(`The collection ${title} has no template ${name}.`);
    return { itemId: found.id, label, position };
  });
}

/**
 * Publishes the collections of the product where there is none at all: editors change, unpublish and remove them like their own. A template
 * that was written anew takes the place of its earlier text.
 * @param added ids of the templates that were inserted just now
 */
export async function keepCollections(
  manager: EntityManager,
  templates: readonly InstalledTemplate[],
  added: ReadonlySet<string>,
): Promise<void> {
  if (!(await manager.exists(Collection))) {
    const now = new Date();
    const times = { publishedAt: now, featuredAt: now, createdAt: now, updatedAt: now };
    for (const { id, title, description, cover, of } of PRODUCT_COLLECTIONS) {
      await manager.insert(Collection, { id, title, description, cover, language: 'de', curatorId: PRODUCT_ACCOUNT, ...times });
      await put(manager, id, chosenTemplates({ id, title, description, cover, of }, templates));
    }
    return;
  }
  for (const one of PRODUCT_COLLECTIONS)
    if (await manager.existsBy(Collection, { id: one.id }))
      await put(
        manager,
        one.id,
        chosenTemplates(one, templates).filter(({ itemId }) => added.has(itemId)),
      );
}

async function put(manager: EntityManager, collectionId: string, entries: ReturnType<typeof chosenTemplates>): Promise<void> {
  for (const { itemId, label, position } of entries)
    await manager.query(
      'insert into collection_item (collection_id, item_id, position, label) values ($1, $2, $3, $4) on conflict do nothing',
      [collectionId, itemId, position, label],
    );
}
