import { LtiLink, newId } from '@murmel/server';
import { expect, inject, vi } from 'vitest';
import { LOGGER } from '../../../apps/api/src/platform/injection-tokens.js';
import type { TemplateSheet } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import type { Bent, Launch, Placed } from '../../support/lti-claims.js';
import { WireLtiPlatform } from '../../support/lti-platform.js';
import { type WorksheetCast, worksheetCast } from '../worksheet/worksheet-cast.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A worksheet in a course of a learning platform. */
export interface PlacedSheet {
  cast: WorksheetCast;
  placed: Placed;
  link: LtiLink;
}

/** The api and a learning platform that knows it, with the ways through both. */
export class LtiCast {
  private constructor(
    readonly api: TestApi,
    readonly wire: WireLtiPlatform,
    /** everything that was logged */
    readonly logged: unknown[][],
  ) {}

  static async start(): Promise<LtiCast> {
    const wire = await new WireLtiPlatform().start();
    const api = await startApi(inject('databaseUrl'), {
      ltiPlatforms: [wire.registration(), { ...wire.registration('andere', 'Andere'), clientId: 'anderes' }],
    });
    // Known only now: the port is a free one.
    (api.configuration as { publicUrl: string }).publicUrl = api.origin;
    wire.tool = api.origin;
    const logged: unknown[][] = [];
    const logger = api.application.get<Record<'info' | 'warn' | 'error', (...words: unknown[]) => void>>(LOGGER);
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(logger, level).mockImplementation((...words) => void logged.push(words));
    return new LtiCast(api, wire, logged);
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.wire.stop();
  }

  /** Puts a worksheet into the course, as deep linking does. */
  async sheet(told?: TemplateSheet, fields: Parameters<typeof worksheetCast>[2] = {}, lineItem = true): Promise<PlacedSheet> {
    const cast = await worksheetCast(this.api, {}, fields, told);
    const link = await this.link(cast);
    return { cast, link, placed: this.wire.place({ custom: { murmel_link: link.id }, lineItem }) };
  }

  async link({ item }: Pick<WorksheetCast, 'item'>, platformId = 'schulplattform'): Promise<LtiLink> {
    const link = { id: newId(), itemId: item.id, platformId, createdBy: item.ownerId, createdAt: new Date(), launchedAt: null };
    await this.api.database.manager.insert(LtiLink, link);
    return link;
  }

  /** A click in the course. @returns where the browser is sent */
  async login(browser: TestBrowser, launch: Launch): Promise<string> {
    const { pathname, search } = new URL(this.wire.loginUrl(launch));
    return goesTo(await browser.get(`${pathname}${search}`));
  }

  /** Sends the platform's form. @returns where the browser is sent */
  async sendForm(browser: TestBrowser, fields: Record<string, string> | string): Promise<string> {
    const body = new TextEncoder().encode(typeof fields === 'string' ? fields : new URLSearchParams(fields).toString());
    return goesTo(await browser.call('POST', '/lti/launch', { body, headers: FORM, csrf: null }));
  }

  /** A whole launch, with an answer that is bent. @returns where it ends */
  async launch(browser: TestBrowser, launch: Launch, bent: Bent = {}): Promise<string> {
    this.wire.bent = bent;
    const form = await this.wire.form(await this.login(browser, launch)).finally(() => (this.wire.bent = {}));
    const next = await this.sendForm(browser, form);
    return next === '/lti/enter' ? goesTo(await browser.get(next)) : next;
  }

  learner(placed: Placed, user = 'anna'): Launch {
    return { user, role: 'Learner', placed };
  }

  teacher(placed?: Placed, user = 'lehrerin'): Launch {
    return { user, role: 'Instructor', placed };
  }

  /** Numbers of rows that a launch may make. */
  async opened(): Promise<Record<string, number>> {
    const tables = ['lti_grant', 'item_grant', 'lti_learner', 'visitor'];
    const [row] = await this.api.database.query<[Record<string, number>]>(
      `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
    );
    return row;
  }

  /** Tables in which one of these words stands anywhere. */
  async tablesWith(words: readonly string[]): Promise<string[]> {
    const { manager } = this.api.database;
    const tables = await manager.query<{ name: string }[]>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await manager.query<unknown[]>(
        `select 1 from ${name} t where exists (select 1 from unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0) limit 1`,
        [words],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
}

/** Expects that an answer leads on, and returns where to. */
export function goesTo({ status, headers }: { status: number; headers: Headers }): string {
  expect(status).toBe(303);
  return headers.get('location')!;
}
