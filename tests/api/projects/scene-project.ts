import type { ProjectThrough } from '@murmel/contracts';
import { type Account, type Item, newId, ProjectItem } from '@murmel/server';
import { createProject } from '../../../apps/api/src/core/projects/create-project.js';
import type { TestApi } from '../../support/api.js';

/** A project that shares an item with the class, to be written in; made straight in the database. @param mark is part of its name */
export async function seedSceneProject(
  { database }: TestApi,
  owner: Account,
  classId: string,
  item: Item,
  mark = '',
): Promise<{ id: string } & Record<ProjectThrough, string>> {
  return database.transaction(async (manager) => {
    const { id } = await createProject(manager, { classId, owner, name: `Projekt${mark}`, tools: [], unit: 'day' });
    const projectItem = newId();
    await manager.insert(ProjectItem, { id: projectItem, projectId: id, itemId: item.id, right: 'write', createdAt: new Date() });
    return { id, projectItem };
  });
}
