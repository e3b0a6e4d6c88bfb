import type { FeedbackAssignmentItem, OwnPupilText, WrittenTextFeedback } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { simulatedGuests } from './simulated-guests.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const ROUTE = '/pupil_feedback/assignments';
const TEXTS = '/pupil_feedback/responses';
const FIRST = 'Wir haben Wasserpest ins Wasser getan. Es gab Blasen.';
const SECOND = 'Wir haben einen Zweig Wasserpest in ein Becherglas gestellt. Es gab Blasen: 48 bei 10 cm.';

async function newAssignment(teacher: BrowserContext): Promise<{ id: string; secretLink: string; criterion: string }> {
  const fields = { title: 'Protokoll: Wasserpest', task: 'Schreib ein Protokoll.', material: 'Die Wasserpest ist eine Pflanze.' };
  const { id, assignment } = await call<FeedbackAssignmentItem>(teacher, 'POST', ROUTE, { ...fields, scored: true });
  return { id, secretLink: (await share(teacher, id, { privacy: 'secret' })).secretLink, criterion: assignment.criteria[0]!.id };
}

/** With a text in two versions, feedback on the first one, and a text that is only begun. @returns its id */
export async function newFullAssignment(teacher: BrowserContext, stack: StackAddress): Promise<string> {
  const { id, criterion } = await newAssignment(teacher);
  const [mila, jonas] = await simulatedGuests(stack, id, 2);
  const begun = (await mila!.post<OwnPupilText>(`/api${ROUTE}/${id}/responses`, { name: 'Mila' })).body;
  const handIn = async (text: string): Promise<void> => {
    const sent = { answers: [{ partId: 'text', text }], final: false };
    expect((await mila!.patch(`/api${TEXTS}/${begun.id}/submit`, sent)).status).toBe(200);
  };
  await handIn(FIRST);
  const written = { version: 1, text: 'Schreib dazu, wie weit die Lampe weg stand.', levels: { [criterion]: 1 }, score: 4 };
  const feedback = await call<WrittenTextFeedback>(teacher, 'POST', `${TEXTS}/${begun.id}/feedbacks`, written);
  await call(teacher, 'PATCH', `/pupil_feedback/feedbacks/${feedback.id}/finalize`, { next: 'again' });
  await handIn(SECOND);
  await jonas!.post(`/api${ROUTE}/${id}/responses`, { name: 'Jonas' });
  return id;
}

export function teacherAssignmentPlaces(id: string): TestedPage[] {
  const responses = `${ROUTE}/${id}/responses`;
  return [
    { name: 'the class', path: responses, open: async (page) => expect(page.getByRole('link', { name: 'Mila' })).toBeVisible() },
    {
      name: 'versions side by side',
      path: `${responses}/1/feedback/versions`,
      open: async (page) => expect(page.getByRole('article')).toHaveCount(2),
    },
    {
      name: 'feedback',
      path: `${responses}/1/feedback/teacher`,
      open: async (page) => expect(page.getByRole('button', { name: /^(Rückmeldung senden|Send feedback)$/ })).toBeVisible(),
    },
    {
      name: 'a text that is only begun',
      path: `${responses}/2`,
      open: async (page) => expect(page.getByRole('heading', { name: /^(Hier ist noch nichts|Nothing has been)/ })).toBeVisible(),
    },
  ];
}

export async function guestAssignmentPlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { secretLink } = await newAssignment(teacher);
  return [
    {
      name: 'writing',
      path: secretLink,
      open: async (page) => {
        const name = page.getByRole('textbox', { name: /^(Dein Name|Your name)/ });
        await name.fill('Mila');
        await name.press('Enter');
        await page.getByRole('textbox', { name: /^(Dein Text|Your text)$/ }).fill(FIRST);
        await page.getByRole('button', { name: /^(Erste Fassung abgeben|Hand in first version)$/ }).click();
        await expect(page.getByText(/(Fassung 1 ist angekommen|Version 1 has arrived)/)).toBeVisible();
      },
    },
  ];
}
