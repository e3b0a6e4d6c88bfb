import { PICTURE_LIMITS } from '@murmel/contracts';
import { ShortLink } from '@murmel/server';
import { In } from 'typeorm';
import { truncateLine } from '../../../core/items/pictures/truncate-line.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';
import { installationOf } from '../link-installation.js';
import { stateOf } from '../short-link-repository.js';

/** The host that a link leads to: as in the link itself, only its owner learns it while the link leads nowhere. */
export const linkPictures: PictureContribution = {
  async ofRows(manager, context, items) {
    const { rules } = installationOf(manager);
    const own = new Set(items.filter(({ item }) => item.ownerId === context.account?.id).map(({ item }) => item.id));
    const links = await manager.findBy(ShortLink, { itemId: In(items.map(({ item }) => item.id)) });
    const shown = links.filter((link) => link.url !== '' && (own.has(link.itemId) || stateOf(link, rules) === 'open'));
    return new Map(shown.map(({ itemId, url }) => [itemId, { shape: 'link', host: truncateLine(hostOf(url), PICTURE_LIMITS.hostMax) }]));
  },
};

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
