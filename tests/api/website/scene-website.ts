import { seedWebsite } from '@murmel/documents';
import { seedDocument, Website } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { publishWebsite } from '../../../apps/api/src/tools/website/publish-website.js';
import { websiteContent } from '../../../apps/api/src/tools/website/website-content.js';
import type { ContentTarget } from '../access/content-target.js';

/** A website that is published, with a picture on it. */
export async function seedSceneWebsite(
  manager: EntityManager,
  { item, owner, mark }: Pick<ContentTarget, 'item' | 'owner' | 'mark'>,
  picture: string,
): Promise<{ page: string; siteBlock: string }> {
  const told = websiteContent(
    {
      pages: [
        {
          name: `Start${mark}`,
          blocks: [
            { kind: 'Heading', content: { text: `Kopf${mark}` } },
            { kind: 'Picture', content: { file: picture, alt: `Bild${mark}` } },
          ],
        },
      ],
    },
    owner.id,
  );
  await seedDocument(manager, item.id, seedWebsite(told), { accountId: owner.id, visitorId: null });
  await manager.insert(Website, { itemId: item.id });
  await manager.transaction((within) =>
    publishWebsite(within, item.id, { imprint: `Verantwortlich: ${mark}`, privacyNote: `Hinweis ${mark}` }),
  );
  return { page: [...told.pages.keys()][0]!, siteBlock: [...told.blocks.keys()][0]! };
}
