import { decide, type ItemFacts } from '@murmel/access-policy';
import { LIVE_EVENTS, type LiveRefusal } from '@murmel/contracts';
import { Item, loadFactsOfItem, loadProjectFacts } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONTRIBUTIONS, type Contributions, type LiveContribution } from '../core/items/contributions.js';
import { audienceName, projectAudience } from '../core/projects/live/project-audiences.js';
import { visitState } from '../core/projects/live/visit-state.js';
import { WatchedProject } from '../core/projects/live/watch-state.js';
import type { LivePerson } from './person.js';
import type { Entrance, Topic } from './topic.js';

/** A pause must reach pupils at once; teachers look at an overview. */
const PROJECT_EVERY_MS = { pupil: 250, teachers: 1000 };

type Answer = Entrance | LiveRefusal['code'];

/** The same question as at every other door, translated for the live connection. */
@Injectable()
export class LiveDoor {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** Whether this person may look at it, and as which audience. What is unknown and what is foreign look the same. */
  ask(person: LivePerson, topic: Topic): Promise<Answer> {
    return topic.kind === 'item' ? this.askForItem(person, topic) : this.askForProject(person, topic.id);
  }

  private async askForItem({ actor }: LivePerson, { id: itemId, publicToken }: Extract<Topic, { kind: 'item' }>): Promise<Answer> {
    const { manager } = this.database;
    const facts = await loadFactsOfItem(manager, actor, itemId, { publicToken });
    const decision = decide(actor, LIVE_EVENTS.join.operation, { item: facts });
    if (!decision.allow) return decision.reason === 'password_required' ? 'NO_PASSWORD_PROVIDED' : 'NOT_FOUND';
    const live = await this.liveOf(itemId);
    if (!live) return 'NOT_FOUND';
    const audience = await live.audienceOf(manager, { actor, itemId, facts: facts as ItemFacts });
    const { everyMs, seesPeople } = live.audiences[audience]!;
    return { audience, everyMs, people: seesPeople ? 'shown' : 'counted', state: () => live.state(manager, itemId, audience) };
  }

  private async askForProject({ actor }: LivePerson, projectId: string): Promise<Answer> {
    const { manager } = this.database;
    const facts = await loadProjectFacts(manager, actor, projectId);
    if (!decide(actor, LIVE_EVENTS.joinProject.operation, { project: facts }).allow || !facts?.role || !actor.account) return 'NOT_FOUND';
    const audience = projectAudience(facts.role, actor.account.id);
    const about = { audience: audienceName(audience), people: 'ignored' } as const;
    if ('pupilId' in audience)
      return { ...about, everyMs: PROJECT_EVERY_MS.pupil, state: () => visitState(manager, projectId, audience.pupilId) };
    const watched = new WatchedProject(projectId, audience.teachers, this.contributions);
    return { ...about, everyMs: PROJECT_EVERY_MS.teachers, state: () => watched.state(manager) };
  }

  private async liveOf(itemId: string): Promise<LiveContribution | undefined> {
    const item = await this.database.manager.findOne(Item, { where: { id: itemId }, select: { id: true, kind: true } });
    return item ? this.contributions[item.kind]?.live : undefined;
  }
}
