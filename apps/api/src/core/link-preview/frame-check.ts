import { type FrameProblem, SERVER_LIMITS } from '@murmel/contracts';
import { frameAddress, type PlatformVideo, videoOf } from '@murmel/documents';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { FETCH_RULES, type FetchRules } from '../web-requests/fetch-rules.js';
import { finalAnswer, NameUnknown } from '../web-requests/safe-fetch.js';
import { letsFrame } from './frame-ancestors.js';

/** Maximum number of checks at once; further pages are embedded unchecked. */
const AT_ONCE = 20;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/**
 * Statuses of oEmbed for a missing film: for one that never existed YouTube responds 400, and a film that may not be embedded elsewhere
 * requires sign-in.
 */
const NO_FILM: ReadonlySet<number> = new Set([400, 404, 410]);
const NOT_ELSEWHERE: ReadonlySet<number> = new Set([401, 403]);

/** Checks that embedded content exists and may be framed (spec VAL-04). Only a clear answer counts: doubt blocks no user. */
@Injectable()
export class FrameCheck {
  private running = 0;
  private readonly own: URL;

  constructor(
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
    @Inject(CONFIGURATION) { publicUrl }: Configuration,
  ) {
    this.own = new URL(publicUrl);
  }

  /** Always answers within `SERVER_LIMITS.linkPreview.withinSeconds`. @param typed an address; invalid ones cause no request */
  async problemOf(typed: string): Promise<FrameProblem | null> {
    const address = frameAddress(typed);
    if (address === undefined || this.running >= AT_ONCE) return null;
    const film = videoOf(address);
    const ends = AbortSignal.timeout(SERVER_LIMITS.linkPreview.withinSeconds * 1000);
    this.running += 1;
    try {
      return await (film ? filmProblem(this.rules, film, ends) : pageProblem(this.rules, address, this.own, ends));
    } catch {
      return null;
    } finally {
      this.running -= 1;
    }
  }
}

async function filmProblem(rules: FetchRules, { platform, address }: PlatformVideo, ends: AbortSignal): Promise<FrameProblem | null> {
  const desk = `${rules.films[platform]}&url=${encodeURIComponent(address)}`;
  const { answer } = await finalAnswer(rules, desk, 'application/json', ends);
  answer.destroy();
  const status = answer.statusCode ?? 0;
  if (NO_FILM.has(status)) return 'missing';
  return NOT_ELSEWHERE.has(status) ? 'notEmbeddable' : null;
}

/** @param own the origin of this installation, whose pages would show it */
export async function pageProblem(rules: FetchRules, address: string, own: URL, ends: AbortSignal): Promise<FrameProblem | null> {
  try {
    const { url, answer } = await finalAnswer(rules, address, 'text/html,*/*;q=0.5', ends);
    answer.destroy();
    const status = answer.statusCode ?? 0;
    if (GONE.has(status)) return 'missing';
    return status === 200 && !letsFrame(answer.headers, url, own) ? 'notEmbeddable' : null;
  } catch (error) {
    if (error instanceof NameUnknown) return 'missing';
    throw error;
  }
}
