import { randomUUID } from 'node:crypto';
import type { LtiGradeProblem } from '@murmel/contracts';
import type { LtiPlatform } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ServerAway } from '../../web-requests/ask-server.js';
import { SCORE_SCOPE } from '../launch/launch-claims.js';
import { LtiKeys } from '../lti-keys.js';
import { askPlatform } from '../platform-fetch.js';

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const ASSERTION_SECONDS = 60;
/** Tokens are used up to a minute before their end, and for an hour at most. */
const TOKEN_MARGIN_SECONDS = 60;
const TOKEN_MAX_SECONDS = 3600;
const STATUS = { unauthorized: 401, gone: [404, 410], conflict: 409, later: [408, 425, 429] } as const;

const token = z.object({ access_token: z.string().min(1).max(8000), expires_in: z.coerce.number().positive().optional() });

/** A platform takes these points never, however often it is asked. */
export class GradeRefused extends Error {
  constructor(readonly problem: LtiGradeProblem) {
    super(problem);
  }
}

/** Points on their way to a platform. */
export interface SentGrade {
  /** id of the learner at the platform */
  userId: string;
  score: number | null;
  maximum: number;
  gradedAt: Date;
}

interface Sending {
  platform: LtiPlatform;
  lineItem: string;
  grade: SentGrade;
  /** asked just before they leave: a response may be gone by then */
  isWanted: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Sends points to learning platforms (Assignment and Grade Services). */
@Injectable()
export class PlatformGrades {
  private readonly tokens = new Map<string, { token: string; until: number }>();

  constructor(private readonly keys: LtiKeys) {}

  /** @returns false where they were not wanted any more @throws ServerAway, GradeRefused */
  async send(sending: Sending): Promise<boolean> {
    const first = await this.attempt(sending);
    // A token may end before its time, as after a restart of the platform.
    const answer = first?.status === STATUS.unauthorized ? await this.again(sending) : first;
    if (!answer) return false;
    // The platform has the same or newer ones: an earlier attempt arrived, and its answer did not.
    if (!answer.ok && answer.status !== STATUS.conflict) throw problemOf(answer.status);
    return true;
  }

  /** Asks for the right to send points, as the test of an admin does. @throws ServerAway, GradeRefused */
  async token({ id, clientId, tokenUrl }: LtiPlatform, signal?: AbortSignal): Promise<string> {
    const kept = this.tokens.get(id);
    if (kept && kept.until > Date.now()) return kept.token;
    const assertion = await this.keys.sign({ iss: clientId, sub: clientId, aud: tokenUrl, jti: randomUUID() }, ASSERTION_SECONDS);
    const answer = await askPlatform(tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: ASSERTION_TYPE,
        client_assertion: assertion,
        scope: SCORE_SCOPE,
      }),
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) throw problemOf(answer.status);
    const read = token.safeParse(await answer.json().catch(() => undefined));
    if (!read.success) throw new ServerAway('token');
    const { access_token: given, expires_in: seconds = TOKEN_MAX_SECONDS } = read.data;
    const until = Date.now() + (Math.min(seconds, TOKEN_MAX_SECONDS) - TOKEN_MARGIN_SECONDS) * 1000;
    this.tokens.set(id, { token: given, until });
    return given;
  }

  /** Forgets the token of a platform, so that the next one is asked for. */
  forgetToken({ id }: LtiPlatform): void {
    this.tokens.delete(id);
  }

  private again(sending: Sending): Promise<Response | undefined> {
    this.forgetToken(sending.platform);
    return this.attempt(sending);
  }

  private async attempt({ platform, lineItem, grade, isWanted, signal }: Sending): Promise<Response | undefined> {
    const bearer = await this.token(platform, signal);
    if (!(await isWanted())) return undefined;
    return askPlatform(scoresUrl(lineItem), {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': SCORE_TYPE },
      body: JSON.stringify(scoreOf(grade)),
      signal,
    });
  }
}

/** The address for points lies below the path of the line item; its query stays (AGS 2.0). */
function scoresUrl(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

function scoreOf({ userId, score, maximum, gradedAt }: SentGrade): object {
  const common = { userId, timestamp: gradedAt.toISOString(), scoreMaximum: maximum };
  if (score === null) return { ...common, activityProgress: 'Submitted', gradingProgress: 'PendingManual' };
  return { ...common, scoreGiven: score, activityProgress: 'Completed', gradingProgress: 'FullyGraded' };
}

function problemOf(status: number): Error {
  if (status >= 500 || status < 400 || STATUS.later.some((one) => one === status)) return new ServerAway(`status ${status}`);
  return new GradeRefused(STATUS.gone.some((one) => one === status) ? 'gone' : 'refused');
}
