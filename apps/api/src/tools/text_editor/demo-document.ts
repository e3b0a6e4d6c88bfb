import { TOOLS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { type Account, Item, seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';

type Content = NonNullable<Parameters<typeof seedTextDocument>[0]>;

const TITLE = 'Beobachtungsprotokoll Wald';

const text = (words: string, mark?: string): Content => ({ type: 'text', text: words, ...(mark ? { marks: [{ type: mark }] } : {}) });
const paragraph = (...content: (Content | string)[]): Content => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});
const heading = (level: number, words: string): Content => ({ type: 'heading', attrs: { level }, content: [text(words)] });
const row = (cell: 'tableHeader' | 'tableCell', ...cells: string[]): Content => ({
  type: 'tableRow',
  content: cells.map((words) => ({ type: cell, content: [paragraph(words)] })),
});
const task = (checked: boolean, words: string): Content => ({ type: 'taskItem', attrs: { checked }, content: [paragraph(words)] });

/** Example text of a class trip to the wood: headings, a table, lists. */
const DOCUMENT: Content = {
  type: 'doc',
  content: [
    heading(1, TITLE),
    paragraph('7b Biologie · Stadtwald, Station 2 · 12. Mai'),
    heading(2, 'Was wir gesehen haben'),
    paragraph(
      'Am Waldrand war der Boden trocken und hell. Zehn Schritte weiter im Wald war es ',
      text('4 Grad kühler', 'bold'),
      ' und der Boden war weich. Auf dem toten Holz wuchsen drei verschiedene Pilze.',
    ),
    {
      type: 'bulletList',
      content: ['Buchen mit glatter, grauer Rinde', 'Moos auf der Nordseite der Stämme', 'ein Buntspecht, gehört und kurz gesehen'].map(
        (words) => ({ type: 'listItem', content: [paragraph(words)] }),
      ),
    },
    heading(2, 'Unsere Messwerte'),
    {
      type: 'table',
      content: [
        row('tableHeader', 'Ort', 'Temperatur', 'Licht'),
        row('tableCell', 'Waldrand', '19 °C', '12 400 Lux'),
        row('tableCell', 'Im Wald', '15 °C', '1 900 Lux'),
      ],
    },
    paragraph('Im Wald ist es kühler, weil die Blätter Schatten machen und weil sie Wasser verdunsten.'),
    paragraph('Das haben wir mit dem Luxmeter gemessen. Morgen vergleichen wir die Werte mit Station 3.'),
    heading(2, 'Für morgen'),
    {
      type: 'taskList',
      content: [task(true, 'Messwerte eintragen'), task(false, 'Fotos der Pilze bestimmen'), task(false, 'Mit Station 3 vergleichen')],
    },
  ],
};

/** The document of a class, shared by its secret link. */
export async function addDemoDocument(manager: EntityManager, owner: Account): Promise<void> {
  const { id } = await createItem(
    manager,
    owner,
    TOOLS.text_editor.kind,
    { gradeLevels: ['GRADE_LEVEL_LOWER'], subjectTypes: ['BIOLOGY'] },
    TITLE,
  );
  await manager.update(Item, { id }, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  await seedDocument(manager, id, seedTextDocument(DOCUMENT), { accountId: owner.id, visitorId: null });
}
