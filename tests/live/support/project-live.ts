import type { ProjectVisit, ProjectWatch } from '@murmel/contracts';
import { expect } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { LiveBrowser } from './live-browser.js';

/** Everything that a test opened, to be closed at its end. */
const open: LiveBrowser[] = [];

export function closeAll(): void {
  for (const live of open.splice(0)) live.close();
}

/** A teacher's overview of a project. @throws Error with the refusal */
export function watch(browser: TestBrowser, projectId: string): Promise<LiveBrowser<ProjectWatch>> {
  return joined<ProjectWatch>(browser, projectId);
}

/** A pupil in a project. @throws Error with the refusal */
export function visit(browser: TestBrowser, projectId: string, itemId?: string | null): Promise<LiveBrowser<ProjectVisit>> {
  return joined<ProjectVisit>(browser, projectId, itemId);
}

async function joined<State>(browser: TestBrowser, projectId: string, itemId?: string | null): Promise<LiveBrowser<State>> {
  const live = await LiveBrowser.open<State>(browser);
  open.push(live);
  const answer = await live.joinProject(projectId, itemId);
  if (!answer.ok) throw new Error(answer.refusal.code);
  live.states.push(answer.state);
  return live;
}

/** Returns the pupils a teacher sees online, by name, with the items they are in. */
export function onlineOf({ newest }: LiveBrowser<ProjectWatch>): Record<string, string[]> {
  return Object.fromEntries((newest?.pupils ?? []).filter(({ online }) => online).map(({ name, itemIds }) => [name, itemIds]));
}

/** The stream as short lines, the newest first. */
export function linesOf({ newest }: LiveBrowser<ProjectWatch>): string[] {
  return (newest?.activities ?? []).map(({ pupil, kind, item }) => [pupil.name, kind, ...(item ? [item.title] : [])].join(' '));
}

/** Nothing that was ever sent over the line says a word about these people. */
export function expectNothingAbout(live: LiveBrowser, people: readonly { id: string; name: string }[]): void {
  const sent = JSON.stringify([live.states, live.people, live.left]);
  for (const { id, name } of people) {
    expect(sent).not.toContain(id);
    expect(sent).not.toContain(`"${name}"`);
  }
}
