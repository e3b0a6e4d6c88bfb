import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnerFile as Answer, LIMITS } from '@murmel/contracts';
import { type Item, OwnerFile } from '@murmel/server';
import { CONTRIBUTIONS, type Contributions, type FileContribution } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import type { TestApi } from '../../support/api.js';
import type { Answer as CallAnswer, Refusal, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

/** Returns a survey that takes files as answers, with a person in every relation to it. */
export function surveyCast(api: TestApi, fields: Partial<Item> = {}): Promise<Cast> {
  return castOf(api, { kind: 'survey', ...fields });
}

export function form(bytes: Uint8Array, name = 'Blatt.pdf', type = 'application/pdf'): FormData {
  const data = new FormData();
  data.append('file', new Blob([bytes as BlobPart], { type }), name);
  return data;
}

/** Sends one file into an item. */
export function send(
  browser: TestBrowser,
  item: { id: string },
  bytes: Uint8Array,
  name?: string,
  headers: Record<string, string> = {},
): Promise<CallAnswer<Answer & Refusal>> {
  return browser.post<Answer & Refusal>(`/api/owner_files?itemId=${item.id}`, form(bytes, name), { headers });
}

export function rowsOf(api: TestApi, item: { id: string }): Promise<OwnerFile[]> {
  return api.database.manager.findBy(OwnerFile, { itemId: item.id });
}

export function fileAt(api: TestApi, key: string): Buffer {
  return readFileSync(join(api.configuration.dataDir, 'files', key));
}

/** How many files lie in the storage for items. */
export function storedFiles(api: TestApi): string[] {
  try {
    return readdirSync(join(api.configuration.dataDir, 'files', 'files'));
  } catch {
    return [];
  }
}

/** Rules of a tool that shows files of any type to all in the item. */
export const ANYTHING: FileContribution = {
  operation: 'item.answer',
  maxMegabytes: () => Promise.resolve(LIMITS.file.paidMegabytes),
  usedBy: 'item',
};

/** Lets surveys have other rules for the time of `work`: the core knows no tool, only its rules. */
export async function withRules<T>(api: TestApi, rules: FileContribution, work: () => Promise<T>): Promise<T> {
  const contributions = api.application.get<Contributions>(CONTRIBUTIONS);
  const survey = contributions.survey!;
  contributions.survey = { ...survey, files: [rules] };
  try {
    return await work();
  } finally {
    contributions.survey = survey;
  }
}
