import { PICTURE_LIMITS } from '@murmel/contracts';
import { ShortLink } from '@murmel/server';
import { In } from 'typeorm';
import { truncateLine } from '../../../core/items/pictures/truncate-line.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';
import { installationOf } from '../link-installation.js';
import { statesOf } from '../short-link-repository.js';

/** Code and host of a link. As in the link itself, only its owner learns the code, and the host while the link leads nowhere. */
export const linkPictures: PictureContribution = {
  async ofRows(manager, context, items) {
    const { rules } = installationOf(manager);
    const own = new Set(items.filter(({ item }) => item.ownerId === context.account?.id).map(({ item }) => item.id));
    const links = await manager.findBy(ShortLink, { itemId: In(items.map(({ item }) => item.id)) });
    const states = await statesOf(manager, links, rules);
    const codes = new Map(items.map(({ item }) => [item.id, item.shortCode]));
    return new Map(
      links.flatMap(({ itemId, url }, index) => {
        const mine = own.has(itemId);
        if (!mine && states[index] !== 'open') return [];
        const host = url === '' ? '' : truncateLine(hostOf(url), PICTURE_LIMITS.hostMax);
        return [[itemId, { shape: 'link', code: mine ? (codes.get(itemId) ?? null) : null, host }]];
      }),
    );
  },
};

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
