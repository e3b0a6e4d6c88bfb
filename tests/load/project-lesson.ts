import { randomBytes } from 'node:crypto';
import { documentName, type Project, type ProjectVisit, type ProjectWatch } from '@murmel/contracts';
import { EMPTY_TEXT_DOCUMENT, seedPinboard, seedTextDocument } from '@murmel/documents';
import { CollaborationTicket, hashSecret, type Item, newId, newSecret, seedDocument } from '@murmel/server';
import { newClass } from '../api/projects/project-cast.js';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { TestBrowser } from '../support/browser.js';
import { newestSchema } from '../support/newest-schema.js';
import { BENCH_BOARD, BENCH_LIST } from './bench-board-data.js';
import type { LiveSchool } from './live-school.js';
import { Marks } from './marks.js';
import { type PenMaker, type Seat, SimulatedClass, stateless } from './simulated-class.js';

export interface BenchPupil {
  id: string;
  browser: TestBrowser;
  live: LiveBrowser<ProjectVisit>;
}

export interface BenchLesson {
  teacher: TestBrowser;
  project: Project;
  pupils: BenchPupil[];
  documents: Item[];
  board: Item;
  survey: { item: Item; questionId: string; optionIds: string[] };
}

/** Told when a pupil did something in an item. */
export type DidSomething = (pupilId: string, itemId: string) => void;

/** A class of this size in a project with four documents, a pinboard and a survey. */
export async function openLesson(school: LiveSchool, size: number): Promise<BenchLesson> {
  const teacher = await school.teacher();
  const { manager } = school.database;
  const by = { accountId: teacher.account.id, visitorId: null };
  const documents: Item[] = [];
  for (let group = 1; group <= 4; group += 1) documents.push(await school.people.item(teacher.account, { title: `Gruppe ${group}` }));
  for (const { id } of documents) await seedDocument(manager, id, seedTextDocument(EMPTY_TEXT_DOCUMENT), by);
  const board = await school.people.item(teacher.account, { kind: 'pinboard', title: 'Wald' });
  await seedDocument(manager, board.id, seedPinboard(BENCH_BOARD), by);
  const survey = await school.survey(teacher.account);
  const { schoolClass, pupils } = await newClass(
    school,
    teacher,
    Array.from({ length: size }, (_, index) => `P${index + 1}`),
  );
  const { body: project } = await teacher.browser.post<Project>(`/api/school_classes/${schoolClass.id}/projects`, {
    name: 'Lektion',
    unit: 'day',
    tools: [],
    itemIds: [...documents, board, survey.item].map(({ id }) => id),
  });
  const there = await Promise.all(
    pupils.map(async ({ account, browser }) => ({ id: account.id, browser, live: await LiveBrowser.open<ProjectVisit>(browser) })),
  );
  return { teacher: teacher.browser, project, pupils: there, documents, board, survey };
}

/** Looks at the project and hands every new state on. */
export async function watchLesson(
  { teacher, project }: BenchLesson,
  onState: (state: ProjectWatch) => void,
): Promise<LiveBrowser<ProjectWatch>> {
  const live = await LiveBrowser.open<ProjectWatch>(teacher);
  live.socket.on('state', ({ state }) => onState(state as ProjectWatch));
  const answer = await live.joinProject(project.id);
  if (!answer.ok) throw new Error(answer.refusal.code);
  onState(answer.state.state);
  return live;
}

/** A mark is made for every edit; this one tells whose it was. */
class TellingMarks extends Marks {
  constructor(private readonly did: () => void) {
    super();
  }

  override next(): string {
    this.did();
    return super.next();
  }
}

const pinning: PenMaker = (marks, send) => () =>
  send(
    stateless({
      type: 'command',
      id: randomBytes(16).toString('hex'),
      operation: 'addCard',
      input: { list: BENCH_LIST, name: marks.next() },
    }),
  );

/** A pupil types in a document, or pins cards, through the real collab-server. @returns stops it */
export async function work(school: LiveSchool, collabUrl: string, { id }: BenchPupil, item: Item, did: DidSomething): Promise<() => void> {
  const token = newSecret();
  await school.database.manager.insert(CollaborationTicket, {
    hash: hashSecret(token),
    itemId: item.id,
    accountId: id,
    visitorId: null,
    sessionHash: null,
    expiresAt: new Date(Date.now() + 600_000),
    usedAt: null,
  });
  const onBoard = item.kind === 'pinboard';
  const document = documentName(item.kind, item.id, onBoard);
  const seat: Seat = { url: `${collabUrl}/collab/${document}?schemaVersion=${newestSchema(item.kind)}`, document, token };
  const plan = onBoard ? { editsPerSecond: 0.1, pen: pinning } : { editsPerSecond: 1 };
  const simulated = new SimulatedClass({ seats: [seat], writers: 1, ...plan }, new TellingMarks(() => did(id, item.id)));
  await simulated.join();
  simulated.type();
  return () => simulated.leave();
}

/** A pupil answers the survey. @throws Error when it was refused */
export async function answer({ survey }: BenchLesson, { id, browser }: BenchPupil, did: DidSomething): Promise<void> {
  did(id, survey.item.id);
  const answers = [{ questionId: survey.questionId, optionIds: [survey.optionIds[0]] }];
  const { status } = await browser.post(
    `/api/surveys/surveys/${survey.item.id}/responses`,
    { answers },
    { headers: { 'idempotency-key': newId() } },
  );
  if (status !== 201) throw new Error(`An answer was refused with ${status}`);
}
