import { type Json, LINK_LIMITS } from '@murmel/contracts';
import { ShortLink } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { changeTarget } from './change-target.js';
import { installationOf } from './link-installation.js';
import { shortLinkOf } from './short-link-repository.js';
import { checkedTarget } from './target/links-among-targets.js';

const taken = z.strictObject({ url: z.string().max(LINK_LIMITS.urlMax) });
type CopiedLink = z.infer<typeof taken>;

/** Copies the target only. Code, times and counts belong to the original link. */
export const linkCopying = contentCopying<CopiedLink & Json>({
  take: async (manager, { from }) => ({ url: (await shortLinkOf(manager, from)).url }),
  checked: (content) => taken.safeParse(content).data,
  async put(manager, { to }, { url }) {
    await manager.insert(ShortLink, { itemId: to });
    const target = await allowed(manager, url);
    if (target !== '') await changeTarget(manager, to, target);
  },
});

/** Validates the target: a file may come from another installation, or an unknown author. */
async function allowed(manager: EntityManager, url: string): Promise<string> {
  try {
    return await checkedTarget(manager, url, installationOf(manager).rules);
  } catch {
    return '';
  }
}
