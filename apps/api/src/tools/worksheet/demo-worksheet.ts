import { TOOLS } from '@murmel/contracts';
import { seedWorksheet } from '@murmel/documents';
import { type Account, Item, seedDocument, Worksheet } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { DEFAULT_RULES } from './default-rules.js';
import { type TemplateSheet, worksheetContent } from './worksheet-content.js';

const TITLE = { de: 'Fotosynthese verstehen', en: 'Understanding photosynthesis' } as const;
const SHEET: TemplateSheet = {
  look: { border: 'simple_rounded', colour: 'wiese' },
  blocks: [
    {
      kind: 'StaticText',
      content: {
        text: [
          {
            type: 'paragraph',
            runs: [{ text: 'Pflanzen stellen ihre Nahrung selbst her. Dafür brauchen sie Licht, Wasser und Kohlenstoffdioxid.' }],
          },
        ],
      },
    },
    {
      kind: 'MultipleChoice',
      task: 'Welche Stoffe nimmt die Pflanze auf?',
      points: 2,
      content: {
        options: [
          { id: 'a', text: 'Wasser' },
          { id: 'b', text: 'Zucker' },
          { id: 'c', text: 'Kohlenstoffdioxid' },
        ],
        correct: ['a', 'c'],
      },
    },
    {
      kind: 'FillInTheBlankText',
      task: 'Ergänze die Lücken.',
      points: 4,
      content: {
        text: 'In den {Blättern} wird mit Hilfe von {Licht/Sonnenlicht} aus Wasser und CO₂ der Stoff {Traubenzucker/Zucker} gebildet. Dabei entsteht {Sauerstoff}.',
        bank: true,
        others: ['Wurzeln'],
      },
    },
    {
      kind: 'Text',
      task: 'Was macht die Pflanze nachts? Begründe.',
      points: 4,
      content: {
        lines: 5,
        solution: 'Ohne Licht keine Fotosynthese. Die Pflanze atmet: Sie verbraucht Sauerstoff und Zucker und gibt CO₂ ab.',
      },
    },
    { kind: 'Hint', content: { text: 'Vergleiche: Was fehlt ihr nachts?' } },
    { kind: 'Upload', task: 'Zeichne deinen Versuch. Wo entstehen die Bläschen?', points: 3, content: { lines: 8 } },
  ],
};

/** A worksheet with tasks of several kinds, shared by its secret link. */
export async function addDemoWorksheet(manager: EntityManager, owner: Account): Promise<void> {
  const fields = { gradeLevels: ['GRADE_LEVEL_LOWER'], subjectTypes: ['BIOLOGY'] } as const;
  const { id } = await createItem(
    manager,
    owner,
    TOOLS.worksheet.kind,
    { gradeLevels: [...fields.gradeLevels], subjectTypes: [...fields.subjectTypes] },
    TITLE[owner.locale ?? 'de'],
  );
  await manager.update(Item, { id }, { privacy: 'secret' });
  await seedDocument(manager, id, seedWorksheet(worksheetContent(SHEET, owner.id)), { accountId: owner.id, visitorId: null });
  await manager.insert(Worksheet, { itemId: id, ...DEFAULT_RULES });
}
