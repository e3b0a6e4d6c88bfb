import { LTI_CHOOSE_PATH, LTI_PATH, LTI_TEACH_PATH } from '@murmel/contracts';
import { hashSecret, type Logger, LtiLink, type LtiPlatform } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { findLink } from '../lti-openings.js';
import { isAtPlatform, LtiPlatforms } from '../lti-platforms.js';
import { LtiSubjects } from '../lti-subjects.js';
import type { LaunchClaims } from './launch-claims.js';
import { LaunchRefused } from './launch-refused.js';
import type { OpenedLaunch } from './opened-launch.js';
import { verifyLaunch } from './verify-launch.js';

/** Address to which a learner's browser goes after a launch: its own cookies come along there. */
export const LTI_ENTER_PATH = `${LTI_PATH}/enter`;

/** Decides what a launch opens, before anything of it is kept. */
@Injectable()
export class Launches {
  constructor(
    private readonly database: DataSource,
    private readonly platforms: LtiPlatforms,
    private readonly subjects: LtiSubjects,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns what to keep for this browser, and where it goes on @throws LaunchRefused */
  async open(idToken: string, asked: { platformId: string; nonce: string }): Promise<{ opened: OpenedLaunch; path: string }> {
    const platform = this.platforms.byId(asked.platformId);
    if (!platform) throw new LaunchRefused('unknownPlatform');
    const keys = this.platforms.keysOf(platform);
    const claims = await verifyLaunch(idToken, { platform, nonce: asked.nonce, keys, logger: this.logger });
    return claims.choice ? choosing(platform, claims, claims.choice) : this.resource(platform, claims, claims.resource!);
  }

  private async resource(
    platform: LtiPlatform,
    { subject, teaches }: LaunchClaims,
    { id, linkId, lineItem }: NonNullable<LaunchClaims['resource']>,
  ): Promise<{ opened: OpenedLaunch; path: string }> {
    const { link } = await findLink(this.database.manager, platform.id, linkId);
    const place = { platformId: platform.id, linkId: link.id };
    if (teaches) {
      await this.database.manager.update(LtiLink, { id: link.id }, { launchedAt: new Date() });
      return { opened: { purpose: 'teach', ...place }, path: LTI_TEACH_PATH };
    }
    const takesGrades = lineItem !== undefined && isAtPlatform(platform, lineItem);
    const opened: OpenedLaunch = {
      purpose: 'learn',
      ...place,
      subjectHashes: this.subjects.hashes(platform.issuer, subject),
      subjectSealed: takesGrades ? this.subjects.seal(platform.issuer, subject) : null,
      resourceHash: hashSecret(`${platform.id} ${id}`),
      lineItem: takesGrades ? lineItem : null,
    };
    return { opened, path: LTI_ENTER_PATH };
  }
}

function choosing(
  platform: LtiPlatform,
  { teaches, deployment }: LaunchClaims,
  { returnUrl, data, takesGrades }: NonNullable<LaunchClaims['choice']>,
): { opened: OpenedLaunch; path: string } {
  if (!teaches) throw new LaunchRefused('role');
  const isSecure = returnUrl.startsWith('https:') || isAtPlatform(platform, returnUrl);
  if (!isSecure) throw new LaunchRefused('invalid');
  return {
    opened: { purpose: 'choose', platformId: platform.id, deployment, returnUrl, data: data ?? null, takesGrades },
    path: LTI_CHOOSE_PATH,
  };
}
