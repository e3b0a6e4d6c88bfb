import type { Facts } from '@murmel/access-policy';
import { PROJECT_TOPIC } from '@murmel/contracts';
import { type BusEvents, loadProjectFacts } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Entrance, Joining, Looking, Topic } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { CONTRIBUTIONS, type Contributions } from '../../tool-contribution/contributions.js';
import { audienceName, isOfTeachers, projectAudience } from './project-audiences.js';
import { ProjectPlaces } from './project-places.js';
import { ProjectWatching } from './project-watching.js';
import { visitState } from './visit-state.js';
import { WatchedProject } from './watch-state.js';

type Join = Joining<{ itemId?: string | null | undefined }>;

/** A pause must reach pupils at once; teachers look at an overview. */
const EVERY_MS = { pupil: 250, teachers: 1000 };

/** Projects, for the teachers who watch them and the pupils who are in them. */
@Injectable()
export class ProjectTopic implements Topic<typeof PROJECT_TOPIC> {
  readonly contract = PROJECT_TOPIC;

  constructor(
    private readonly database: DataSource,
    private readonly places: ProjectPlaces,
    private readonly watching: ProjectWatching,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: Join): Promise<Facts> {
    return { project: await loadProjectFacts(this.database.manager, actor, id) };
  }

  entrance({ actor: { account }, id }: Join, { project }: Facts): Promise<Entrance | undefined> {
    return Promise.resolve(project?.role && account ? this.entranceAs(id, projectAudience(project.role, account.id)) : undefined);
  }

  hears(looking: Looking) {
    this.watching.start(looking);
    this.places.start();
    return {
      'item.changed': ({ itemId }: BusEvents['item.changed']) => this.watching.itemChanged(itemId),
      'response.changed': ({ itemId }: BusEvents['response.changed']) => this.watching.itemChanged(itemId),
      'project.changed': ({ projectId, pupilId }: BusEvents['project.changed']) =>
        looking.changed(projectId, (name) => pupilId === undefined || isOfTeachers(name) || name === audienceName({ pupilId })),
    };
  }

  /** Pupils say where they are; teachers are nowhere. */
  async joined({ socketId, id: projectId, actor: { account }, about: { itemId = null } }: Join): Promise<void> {
    if (account?.type === 'Pupil') await this.places.stand({ socketId, projectId, pupilId: account.id, itemId });
  }

  left(socketId: string, id: string): void {
    this.places.leave(socketId, id);
  }

  async stop(): Promise<void> {
    this.watching.stop();
    await this.places.stop();
  }

  private entranceAs(id: string, audience: ReturnType<typeof projectAudience>): Entrance {
    const { manager } = this.database;
    const about = { audience: audienceName(audience), people: 'ignored' } as const;
    if ('pupilId' in audience) return { ...about, everyMs: EVERY_MS.pupil, state: () => visitState(manager, id, audience.pupilId) };
    const watched = new WatchedProject(id, audience.teachers, this.contributions);
    return { ...about, everyMs: EVERY_MS.teachers, state: () => watched.state(manager) };
  }
}
