import { randomUUID } from 'node:crypto';
import { LTI_PATH } from '@murmel/contracts';
import { type Configuration, Item, LtiLink, type LtiPlatform } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { CLAIMS, LINK_PARAMETER, LTI_VERSION } from './launch/launch-claims.js';
import type { ReturningLaunch } from './launch/opened-launch.js';
import { LtiKeys } from './lti-keys.js';

const ANSWER_SECONDS = 300;

/** Tells a platform which item a teacher chose. */
@Injectable()
export class DeepLinking {
  constructor(
    private readonly database: DataSource,
    private readonly keys: LtiKeys,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @returns the signed answer; undefined when the link is gone */
  async answer(platform: LtiPlatform, { linkId, deployment, data, takesGrades }: ReturningLaunch): Promise<string | undefined> {
    const { manager } = this.database;
    const link = await manager.findOneBy(LtiLink, { id: linkId, platformId: platform.id });
    const item = link && (await manager.findOneBy(Item, { id: link.itemId }));
    if (!link || !item) return undefined;
    const maximum = takesGrades ? ((await this.contributions[item.kind]?.grades?.maximum(manager, item.id)) ?? 0) : 0;
    const place = {
      type: 'ltiResourceLink',
      title: item.title,
      url: `${this.configuration.publicUrl}${LTI_PATH}/links/${link.id}`,
      custom: { [LINK_PARAMETER]: link.id },
      window: { targetName: '_blank' },
      ...(maximum > 0 ? { lineItem: { scoreMaximum: maximum, label: item.title, resourceId: link.id } } : {}),
    };
    const claims = {
      iss: platform.clientId,
      aud: platform.issuer,
      nonce: randomUUID(),
      [CLAIMS.messageType]: 'LtiDeepLinkingResponse',
      [CLAIMS.version]: LTI_VERSION,
      [CLAIMS.deployment]: deployment,
      [CLAIMS.contentItems]: [place],
      ...(data === null ? {} : { [CLAIMS.data]: data }),
    };
    return this.keys.sign(claims, ANSWER_SECONDS);
  }
}
