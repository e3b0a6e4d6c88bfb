import type { Project, ProjectItem, PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import type { Account, Item } from '@murmel/server';
import { Account as StoredAccount } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';

type TestServices = Pick<TestApi, 'browser' | 'database' | 'people'>;

interface SignedInAccount {
  account: Account;
  browser: TestBrowser;
}

/** A class with a project of its co-teacher, and people with and without access to it. */
export interface ProjectCast {
  schoolClass: SchoolClass;
  project: Project;
  /** a locked document of the project's teacher, shared to be written in */
  item: Item;
  shared: ProjectItem;
  /** whose class it is */
  classOwner: SignedInAccount;
  /** teacher who owns the project */
  owner: SignedInAccount;
  /** another teacher of the class */
  colleague: SignedInAccount;
  stranger: SignedInAccount;
  pupil: SignedInAccount;
  /** in the same class */
  classmate: SignedInAccount;
  /** of another class, with a project of its own */
  otherPupil: SignedInAccount;
  visitor: TestBrowser;
  nobody: TestBrowser;
}

export async function signedIn(api: TestServices, account: Account): Promise<SignedInAccount> {
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

/** A class of this teacher with pupils who are signed in. */
export async function newClass(
  api: TestServices,
  owner: SignedInAccount,
  names: readonly string[],
): Promise<{ schoolClass: SchoolClass; pupils: SignedInAccount[] }> {
  const { body: schoolClass } = await owner.browser.post<SchoolClass>('/api/school_classes', { name: '9a Deutsch', type: 'permanent' });
  const { body: entries } = await owner.browser.post<PupilAccessEntry[]>(`/api/school_classes/${schoolClass.id}/pupil_accesses`, {
    pupils: names.map((name) => ({ name })),
  });
  const pupils: SignedInAccount[] = [];
  for (const { id } of entries) pupils.push(await signedIn(api, await api.database.manager.findOneByOrFail(StoredAccount, { id })));
  return { schoolClass, pupils };
}

export async function newProject(owner: SignedInAccount, classId: string, fields: object = {}): Promise<Project> {
  return (
    await owner.browser.post<Project>(`/api/school_classes/${classId}/projects`, {
      name: 'Erörterung',
      unit: 'day',
      tools: ['text_editor'],
      ...fields,
    })
  ).body;
}

export async function projectCast(api: TestApi): Promise<ProjectCast> {
  const teacher = async (): Promise<SignedInAccount> => signedIn(api, await api.people.account());
  const [classOwner, owner, colleague, stranger] = [await teacher(), await teacher(), await teacher(), await teacher()];
  const { schoolClass, pupils } = await newClass(api, classOwner, ['P1', 'P2']);
  for (const { account } of [owner, colleague])
    await classOwner.browser.post(`/api/school_classes/${schoolClass.id}/teachers`, { email: account.email });
  const elsewhere = await newClass(api, stranger, ['Q1']);
  await newProject(stranger, elsewhere.schoolClass.id);
  const item = await api.people.item(owner.account, { title: 'Gruppe 1' });
  const project = await newProject(owner, schoolClass.id);
  const { body: shared } = await owner.browser.post<ProjectItem>('/api/project_items', { project_id: project.id, item_id: item.id });
  const visitor = api.browser();
  await api.people.visit(visitor);
  return {
    schoolClass,
    project,
    item,
    shared,
    classOwner,
    owner,
    colleague,
    stranger,
    pupil: pupils[0]!,
    classmate: pupils[1]!,
    otherPupil: elsewhere.pupils[0]!,
    visitor,
    nobody: api.browser(),
  };
}

/** Returns each cast member's status for one call, by name. */
export async function statuses(
  cast: ProjectCast,
  call: (browser: TestBrowser) => Promise<{ status: number }>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of ['owner', 'classOwner', 'colleague', 'stranger', 'pupil', 'otherPupil'] as const)
    found[name] = (await call(cast[name].browser)).status;
  for (const name of ['visitor', 'nobody'] as const) found[name] = (await call(cast[name])).status;
  return found;
}
