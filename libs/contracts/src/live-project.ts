import { z } from 'zod';
import type { ProjectState } from './calls/project-names.js';
import type { ProjectActivity } from './calls/projects.js';
import type { LiveTopic } from './live.js';

/** A project while it runs. Pupils say in which item they are, and say it again when they go elsewhere. */
export const PROJECT_TOPIC = {
  name: 'project',
  operation: 'project.read',
  about: z.strictObject({ itemId: z.uuid().nullable().optional() }),
} as const satisfies LiveTopic;

interface ProjectTime {
  state: ProjectState;
  endsAt: string;
  pausedAt: string | null;
}

/** A pupil of the class, for its teachers. */
export interface WatchedPupil {
  id: string;
  name: string;
  online: boolean;
  /** the items that they look at right now; empty for other teachers of the class (decision E21) */
  itemIds: string[];
  /** since when they ask for help */
  handSince: string | null;
}

/** How busy one shared item is. */
export interface WatchedItem {
  itemId: string;
  /** pupils who look at it right now */
  active: number;
  /** pupils who did something in it */
  tookPart: number;
}

/** What a teacher sees of a project. Activities and places only for `observer`: whose project or class it is. */
export interface ProjectWatch extends ProjectTime {
  audience: 'observer' | 'colleague';
  pupils: WatchedPupil[];
  items: WatchedItem[];
  /** the newest first */
  activities: ProjectActivity[];
}

/** What one pupil sees of a project: nothing about anybody else. */
export interface ProjectVisit extends ProjectTime {
  audience: 'pupil';
  name: string;
  /** the own hand is up */
  hand: boolean;
  ai: VisitedAi;
}

/** What a pupil's teacher says of models in a project: all of it changes while pupils look at their pages. */
export interface VisitedAi {
  /** for all of the class, or for this pupil alone */
  paused: boolean;
  /** questions that they got today besides those that everybody has */
  extra: number;
  /** models help with its texts */
  inTexts: boolean;
  /** what tells about people may be sent in spite of the warning */
  mayForce: boolean;
  /** its teacher reads along */
  readAlong: boolean;
}

export type ProjectLiveState = ProjectWatch | ProjectVisit;
