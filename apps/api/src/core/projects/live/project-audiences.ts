import type { ProjectFacts } from '@murmel/access-policy';
import type { ProjectWatch } from '@murmel/contracts';

/** Audience of a project's live state: teachers by what they may see, each pupil alone. */
export type ProjectAudience = { teachers: ProjectWatch['audience'] } | { pupilId: string };

/** Returns an account's audience. Owners of the project or class see everything (spec E21). */
export function projectAudience(role: NonNullable<ProjectFacts['role']>, accountId: string): ProjectAudience {
  if (role === 'pupil') return { pupilId: accountId };
  return { teachers: role === 'teacher' ? 'colleague' : 'observer' };
}

export function audienceName(audience: ProjectAudience): string {
  return 'pupilId' in audience ? `pupil ${audience.pupilId}` : audience.teachers;
}

export function isOfTeachers(name: string): boolean {
  return name === ('observer' satisfies ProjectWatch['audience']) || name === ('colleague' satisfies ProjectWatch['audience']);
}
