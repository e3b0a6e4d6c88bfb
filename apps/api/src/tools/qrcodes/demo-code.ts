import { CODE_INKS, NEW_LOOK, TOOLS } from '@murmel/contracts';
import { type Account, Item, QrCode } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { freeShortCode } from '../../core/short-codes/short-codes.js';

const STATIONS = ['Waldboden', 'Totholz', 'Jahresringe', 'Höhe', 'Spuren', 'Pilze', 'Blattformen', 'Geräusche'];
const PAGES = 'https://klexikon.zum.de/wiki/';

/** Stations of a walk through the forest, as a sheet to cut. */
export async function addDemoCode(manager: EntityManager, owner: Account): Promise<void> {
  const { id: itemId } = await createItem(manager, owner, TOOLS.qrcodes.kind, { subjectTypes: ['BIOLOGY'] }, 'Stationen im Stadtwald');
  await manager.update(Item, { id: itemId }, { privacy: 'secret', shortCode: await freeShortCode(manager) });
  await manager.insert(QrCode, {
    itemId,
    content: { kind: 'address', url: `${PAGES}Wald` },
    look: { ...NEW_LOOK, ink: CODE_INKS.wiese, shape: 'round', logo: 'leaf', caption: 'Station 1: Waldboden' },
    sheet: { columns: 4, rows: STATIONS.map((name, index) => ({ label: `${index + 1}: ${name}`, value: '' })) },
  });
}
