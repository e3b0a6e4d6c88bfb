import type { Facts } from '@murmel/access-policy';
import { PROJECT_TOPIC } from '@murmel/contracts';
import { type BusEvents, loadProjectFacts } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { CONTRIBUTIONS, type Contributions } from '../../tool-contribution/contributions.js';
import { PresenceTracker } from './presence-tracker.js';
import { audienceName, isOfTeachers, projectAudience } from './project-audiences.js';
import { ProjectOverview } from './project-overview.js';
import { ProjectOverviewPoller } from './project-overview-poller.js';
import { pupilProjectState } from './pupil-project-state.js';

type ProjectJoinRequest = JoinRequest<{ itemId?: string | null | undefined }>;

/** A pause must reach pupils at once; teachers look at an overview. */
const EVERY_MS = { pupil: 250, teachers: 1000 };

/** Projects, for the teachers who watch them and the pupils who are in them. */
@Injectable()
export class ProjectTopic implements Topic<typeof PROJECT_TOPIC> {
  readonly contract = PROJECT_TOPIC;

  constructor(
    private readonly database: DataSource,
    private readonly places: PresenceTracker,
    private readonly watching: ProjectOverviewPoller,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: ProjectJoinRequest): Promise<Facts> {
    return { project: await loadProjectFacts(this.database.manager, actor, id) };
  }

  audienceFor({ actor: { account }, id }: ProjectJoinRequest, { project }: Facts): Promise<AudienceSpec | undefined> {
    return Promise.resolve(project?.role && account ? this.entranceAs(id, projectAudience(project.role, account.id)) : undefined);
  }

  subscriptions(looking: TopicSubscribers) {
    this.watching.start(looking);
    this.places.start();
    return {
      'item.changed': ({ itemId }: BusEvents['item.changed']) => this.watching.itemChanged(itemId),
      'response.changed': ({ itemId }: BusEvents['response.changed']) => this.watching.itemChanged(itemId),
      'project.changed': ({ projectId, pupilId }: BusEvents['project.changed']) =>
        looking.changed(projectId, (name) => pupilId === undefined || isOfTeachers(name) || name === audienceName({ pupilId })),
    };
  }

  /** Pupils say where they are; teachers are nowhere, and neither is an admin who looks as a pupil. */
  async joined({ socketId, id: projectId, actor: { account, incognito }, about: { itemId = null } }: ProjectJoinRequest): Promise<void> {
    if (account?.type === 'Pupil' && !incognito) await this.places.stand({ socketId, projectId, pupilId: account.id, itemId });
  }

  left(socketId: string, id: string): void {
    this.places.leave(socketId, id);
  }

  async stop(): Promise<void> {
    this.watching.stop();
    await this.places.stop();
  }

  private entranceAs(id: string, audience: ReturnType<typeof projectAudience>): AudienceSpec {
    const { manager } = this.database;
    const about = { audience: audienceName(audience), people: 'ignored' } as const;
    if ('pupilId' in audience) return { ...about, everyMs: EVERY_MS.pupil, state: () => pupilProjectState(manager, id, audience.pupilId) };
    const watched = new ProjectOverview(id, audience.teachers, this.contributions);
    return { ...about, everyMs: EVERY_MS.teachers, state: () => watched.state(manager) };
  }
}
