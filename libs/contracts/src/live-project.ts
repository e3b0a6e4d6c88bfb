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
  /** the items that they look at right now; empty for other teachers of the class (spec E21) */
  itemIds: string[];
  /** since when they ask for help */
  handSince: string | null;
}

/** Activity in one shared item. */
export interface WatchedItem {
  itemId: string;
  /** pupils who look at it right now */
  active: number;
  /** pupils who did something in it */
  tookPart: number;
}

/** Project as a teacher sees it. Activities and places only for `observer`: the owner of the project or class. */
export interface ProjectWatch extends ProjectTime {
  audience: 'observer' | 'colleague';
  pupils: WatchedPupil[];
  items: WatchedItem[];
  /** the newest first */
  activities: ProjectActivity[];
}

/** Project as one pupil sees it: without data about other pupils. */
export interface ProjectVisit extends ProjectTime {
  audience: 'pupil';
  name: string;
  /** the own hand is up */
  hand: boolean;
  ai: VisitedAi;
}

/** Settings for models in a project made by a pupil's teacher: all of them change while pupils have their pages open. */
export interface VisitedAi {
  /** for the whole class, or for this pupil alone */
  paused: boolean;
  /** extra questions for today beyond the common limit */
  extra: number;
  /** models help with its texts */
  inTexts: boolean;
  /** true if personal data may be sent despite the warning */
  mayForce: boolean;
  /** its teacher reads along */
  readAlong: boolean;
}

export type ProjectLiveState = ProjectWatch | ProjectVisit;
