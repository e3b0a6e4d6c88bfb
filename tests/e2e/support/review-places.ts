import type { OpenMaterial } from '@murmel/contracts';
import type { Browser, BrowserContext } from '@playwright/test';
import { inDatabase, newTeacher, signedIn } from './people.js';
import { newBoard, pinCard } from './pinboard.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call } from './wire.js';

interface Reported {
  reviewer: BrowserContext;
  author: BrowserContext;
  /** of the reviewer: what waits, what was decided, and the question for the reason */
  places: TestedPage[];
  /** of the author: something that was hidden */
  hidden: TestedPage[];
  /** of a guest on a phone: an open item with the sheet beside it, and the form for a report */
  beside: TestedPage[];
}

/** Creates three open boards of one author: one that was reported, one that was hidden, one without any reports. */
export async function newReportedMaterial(browser: Browser, stack: StackAddress): Promise<Reported> {
  const [ada, rita] = [await newTeacher(stack), await newTeacher(stack, 'Rita', 'Rat')];
  await inDatabase(stack, (client) => client.query('update account set reviewer = true where id = $1', [rita.id]));
  const [author, reviewer] = [await signedIn(browser, stack, ada), await signedIn(browser, stack, rita)];
  const opened = async (title: string) => {
    const board = await newBoard(author, title, ['Vögel']);
    await pinCard(author, board, 'Vögel', { name: 'Rotkehlchen' });
    await call(author, 'PUT', `/items/${board.id}`, { description: 'Was in einer Hecke lebt.' });
    await call(author, 'PUT', `/items/${board.id}/publication`, {
      ...{ licence: 'CC-BY-SA-4.0', subjectTypes: ['BIOLOGY'], gradeLevels: ['GRADE_LEVEL_LOWER'] },
    });
    return board;
  };
  const [reported, hidden, open] = [await opened('Hecke'), await opened('Bach'), await opened('Wiese')];
  for (const { id } of [reported, hidden]) await call(reviewer, 'POST', `/items/${id}/reports`, { reason: 'rights', note: 'Fremdes Foto' });
  await call(reviewer, 'PUT', `/items/${hidden.id}/review`, { verdict: 'hidden', reason: 'Das Foto gehört dir nicht.' });
  const { entries } = await call<{ entries: OpenMaterial[] }>(author, 'GET', '/gallery?q=Wiese&limit=100');
  const path = entries.find(({ item }) => item.id === open.id)!.path;
  return {
    reviewer,
    author,
    places: [
      { name: 'waiting', path: '/reviews', open: (page) => expect(page.getByRole('article').first()).toBeVisible() },
      { name: 'decided', path: '/reviews?state=decided', open: (page) => expect(page.getByRole('article').first()).toBeVisible() },
      {
        name: 'verdict',
        path: '/reviews',
        open: async (page) => {
          await press(page, /verbergen$|^Hide “/);
          await dialogStands(page);
        },
      },
    ],
    hidden: [
      {
        name: 'hidden',
        path: `/pinboard/boards/${hidden.id}`,
        open: (page) => expect(page.getByRole('button', { name: /prüfen lassen|reviewed again/ })).toBeVisible(),
      },
    ],
    beside: [
      {
        name: 'beside',
        path,
        open: async (page) => {
          await press(page, /^(Über dieses Material|About this material)$/);
          await dialogStands(page);
        },
      },
      {
        name: 'report',
        path,
        open: async (page) => {
          await press(page, /^(Über dieses Material|About this material)$/);
          await press(page, /^(Melden|Report)$/);
          await expect(page.getByRole('radio').first()).toBeVisible();
        },
      },
    ],
  };
}
