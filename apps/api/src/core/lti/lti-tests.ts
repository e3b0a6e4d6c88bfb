import type { LtiPlatform } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { GradeRefused, PlatformGrades } from './grades/platform-grades.js';
import { LtiPlatforms } from './lti-platforms.js';
import { askPlatform } from './platform-fetch.js';

type CheckName = 'address' | 'keys' | 'grades';

interface CheckResult {
  check: CheckName;
  passed: boolean;
  detail: string | null;
}

/** Algorithms with which a platform may sign. */
const ALGORITHMS: ReadonlySet<unknown> = new Set(['RS256', 'ES256', undefined]);

/** Asks a learning platform, for an admin, whether it is set up as this installation needs it. */
@Injectable()
export class LtiTests {
  constructor(
    private readonly platforms: LtiPlatforms,
    private readonly grades: PlatformGrades,
  ) {}

  run(platform: LtiPlatform): Promise<CheckResult[]> {
    return Promise.all([
      checked('address', async () => {
        const { status } = await askPlatform(platform.authorizationUrl);
        // Without a question it may refuse; only that there is none is wrong.
        return { passed: status < 500 && status !== 404, detail: String(status) };
      }),
      checked('keys', async () => {
        const set = this.platforms.keysOf(platform);
        await set.reload();
        const usable = (set.jwks()?.keys ?? []).filter(({ alg, use }) => ALGORITHMS.has(alg) && use !== 'enc');
        return { passed: usable.length > 0, detail: String(usable.length) };
      }),
      checked('grades', async () => {
        this.grades.forgetToken(platform);
        await this.grades.token(platform);
        return { passed: true, detail: null };
      }),
    ]);
  }
}

async function checked(check: CheckName, work: () => Promise<Omit<CheckResult, 'check'>>): Promise<CheckResult> {
  try {
    return { check, ...(await work()) };
  } catch (error) {
    return { check, passed: false, detail: error instanceof GradeRefused ? error.problem : 'away' };
  }
}
