import { type OwnerFile, QUESTION_TYPES, type Survey, type SurveyResponse } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { choose } from './choose.js';
import { simulatedGuests } from './simulated-guests.js';
import type { StackAddress } from './stack.js';
import { newSurvey, openSurvey, someAnswers } from './survey.js';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const TITLE = 'Lineare Funktionen';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const TEXT = QUESTION_TYPES.indexOf('long_answer');
const NOBODY = '0190b7a0-0000-7000-8000-000000000000';

/** A survey with one question of each type, the first one required, that is open. */
async function oneOfEach(teacher: BrowserContext, settings: object): Promise<{ survey: Survey; secretLink: string }> {
  const { id } = await newSurvey(
    teacher,
    TITLE,
    QUESTION_TYPES.map((type, index) => ({
      type,
      title: `Frage zur Stunde ${index + 1}`,
      description: 'Denk an heute.',
      required: index === 0,
      options: type.endsWith('choice') ? ['y = 2x + 1', 'y = x + 2', 'y = 3x'] : [],
    })),
  );
  const secretLink = await openSurvey(teacher, id);
  return { survey: await call<Survey>(teacher, 'PUT', `/surveys/surveys/${id}`, settings), secretLink };
}

/** Adds four responses, one of them with a file, and one text that is visible to all. */
async function answer(teacher: BrowserContext, stack: StackAddress, survey: Survey): Promise<void> {
  const guests = await simulatedGuests(stack, survey.id, 4);
  for (const [index, guest] of guests.entries()) {
    const answers = someAnswers(survey, index);
    if (index === 0) {
      const form = new FormData();
      form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'heft.pdf');
      const { body: file } = await guest.post<OwnerFile>(`/api/owner_files?itemId=${survey.id}`, form, {
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      answers.push({ questionId: survey.survey.questions.find(({ type }) => type === 'file')!.id, fileId: file.id });
    }
    const { status } = await guest.post(`/api/surveys/surveys/${survey.id}/responses`, { answers, incomplete: true });
    expect(status).toBe(201);
  }
  const { entries } = await call<{ entries: SurveyResponse[] }>(teacher, 'GET', `/surveys/surveys/${survey.id}/responses`);
  await call(teacher, 'PATCH', `/surveys/responses/${entries[0]!.id}/release`, {
    questionId: survey.survey.questions[TEXT]!.id,
    released: true,
  });
}

/** An open survey with answers of each type. @returns its id */
export async function newTeacherSurvey(teacher: BrowserContext, stack: StackAddress): Promise<string> {
  const { survey } = await oneOfEach(teacher, { publicResult: true, participantsSee: 'after' });
  await answer(teacher, stack, survey);
  return survey.id;
}

const results = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^(Als Tabelle zeigen|Show as a table)$/ }).first()).toBeVisible();
  await expect(page.getByText('heft.pdf').first()).toBeVisible();
};

/** One step further on the wall, with the eye open. */
const revealNext = async (page: Page): Promise<void> => {
  const wall = page.getByRole('dialog');
  await wall.getByRole('button', { name: /^(Weiter|Next)$/ }).click();
  await wall.getByRole('button', { name: /^(Zeigen|Show)$/ }).click();
  await expect(wall.getByRole('button', { name: /^(Verdecken|Cover)$/ })).toBeVisible();
};

const DELETE_RESPONSE = /^(Abgabe löschen|Delete response)$/;

/** Returns the places a teacher sees of surveys. @param id from `newTeacherSurvey` */
export function teacherSurveyPlaces(id: string): TestedPage[] {
  const survey = `/surveys/surveys/${id}`;
  const openQuestion =
    (index: number) =>
    async (page: Page): Promise<void> => {
      const entry = page
        .getByRole('navigation', { name: /^(Fragen|Questions)$/ })
        .getByRole('button')
        .nth(index);
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'true');
    };
  const [first, ...others] = QUESTION_TYPES.map((type, index) => ({ name: `editor of ${type}`, open: openQuestion(index) }));
  return [
    { name: 'surveys', path: '/surveys/surveys', open: (page) => expect(page.getByRole('main').getByText(TITLE).first()).toBeVisible() },
    { name: 'share a survey', path: `${survey}/share`, open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible() },
    { ...first!, path: survey },
    ...others,
    {
      name: 'types of questions',
      open: async (page) => {
        await press(page, /^(Art der Frage|Type of question)/);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'move a question',
      open: async (page) => {
        await page.keyboard.press('Escape');
        await press(page, /^(Frage verschieben|Move question)$/);
        await page.getByRole('menuitem', { name: /^(Verschieben nach …|Move to …)$/ }).click();
        await dialogStands(page);
      },
    },
    { name: 'results', path: `${survey}/responses`, open: results },
    {
      name: 'results as tables',
      open: async (page) => {
        const asTable = page.getByRole('button', { name: /^(Als Tabelle zeigen|Show as a table)$/ });
        while ((await asTable.count()) > 0) await asTable.first().click();
        await choose(page.getByRole('radio', { name: /^(Als Wortwolke|As a word cloud)$/ }));
        await expect(page.getByRole('table').nth(3)).toBeAttached();
      },
    },
    {
      name: 'responses with one answer',
      path: `${survey}/responses`,
      open: async (page) => {
        await press(page, /„y = x \+ 2“|“y = x \+ 2”/);
        await expect(page.getByRole('heading', { name: /mit dieser Antwort|with this answer/ })).toBeVisible();
      },
    },
    {
      name: 'wall: how to join',
      open: async (page) => {
        await press(page, /^(An die Wand|On the wall)$/);
        await expect(page.getByRole('dialog').getByRole('img', { name: /QR/ })).toBeVisible();
      },
    },
    {
      name: 'wall: covered question',
      open: async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Weiter|Next)$/ })
          .click();
        await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText('Frage zur Stunde 1');
        await expect(page.getByRole('dialog').getByRole('button', { name: /^(Zeigen|Show)$/ })).toBeVisible();
      },
    },
    {
      name: 'wall: revealed question',
      open: async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Zeigen|Show)$/ })
          .click();
        await expect(page.getByRole('dialog').getByRole('button', { name: /^(Verdecken|Cover)$/ })).toBeVisible();
      },
    },
    ...QUESTION_TYPES.slice(1).map((type) => ({ name: `wall: revealed ${type}`, open: revealNext })),
    {
      name: 'one response',
      path: `${survey}/responses/1`,
      open: async (page) => {
        await expect(page.getByRole('button', { name: DELETE_RESPONSE })).toBeVisible();
        await expect(page.getByText('heft.pdf').first()).toBeVisible();
      },
    },
    {
      name: 'delete a response',
      open: async (page) => {
        await press(page, DELETE_RESPONSE);
        await dialogStands(page);
      },
    },
  ];
}

export interface GuestSurveys {
  /** takes answers and has results after them */
  open: { id: string; secretLink: string };
  closed: { id: string; secretLink: string };
  draft: { id: string; secretLink: string };
}

/** One survey in each state. */
export async function newGuestSurveys(teacher: BrowserContext, stack: StackAddress): Promise<GuestSurveys> {
  const { survey, secretLink } = await oneOfEach(teacher, { publicResult: true, participantsSee: 'after' });
  await answer(teacher, stack, survey);
  const [closed, draft] = [
    await newSurvey(teacher, 'Vorbei', [{ type: 'rating', title: 'Wie war es?' }]),
    await newSurvey(teacher, 'Später', [{ type: 'rating', title: 'Wie war es?' }]),
  ];
  const closedLink = await openSurvey(teacher, closed.id);
  await call(teacher, 'PUT', `/surveys/surveys/${closed.id}`, { state: 'closed' });
  const { secretLink: draftLink } = await share(teacher, draft.id, { privacy: 'secret' });
  return {
    open: { id: survey.id, secretLink },
    closed: { id: closed.id, secretLink: closedLink },
    draft: { id: draft.id, secretLink: draftLink },
  };
}

/** Returns the places a guest sees of surveys, in the order of taking part. */
export function guestSurveyPlaces({ open, closed, draft }: GuestSurveys): TestedPage[] {
  const survey = `/surveys/surveys/${open.id}`;
  const at = (page: Page, number: number): Promise<void> =>
    expect(page.getByText(new RegExp(`^(Frage|Question) ${number} (von|of) `))).toBeVisible();
  const next = async (page: Page, number: number): Promise<void> => {
    await press(page, /^(Weiter|Next)$/);
    await at(page, number);
  };
  const send = (page: Page): Promise<void> => press(page, /^(Absenden|Send)$/);
  const heading =
    (name: RegExp) =>
    (page: Page): Promise<void> =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return [
    { name: 'draft', path: draft.secretLink, open: heading(/noch nicht offen|not open yet/) },
    { name: 'closed survey', path: closed.secretLink, open: heading(/geschlossen|closed/) },
    {
      name: 'hidden result',
      path: `/surveys/surveys/${closed.id}/public_survey_result`,
      open: (page) => expect(page.locator('[data-screen-heading]')).toBeVisible(),
    },
    { name: QUESTION_TYPES[0], path: open.secretLink, open: (page) => at(page, 1) },
    ...QUESTION_TYPES.slice(1).map((type, index) => ({ name: type, open: (page: Page) => next(page, index + 2) })),
    {
      name: 'chosen file',
      open: async (page) => {
        await page.locator('input[type="file"]').setInputFiles({ name: 'heft.pdf', mimeType: 'application/pdf', buffer: PDF });
        await expect(page.getByRole('button', { name: /heft\.pdf/ })).toBeVisible();
      },
    },
    {
      name: 'missing answer',
      open: async (page) => {
        await send(page);
        await expect(page.getByText(/^(Bitte beantworte diese Frage|Please answer this question)/)).toBeVisible();
      },
    },
    {
      name: 'incomplete',
      open: async (page) => {
        await page.getByRole('radio').first().check();
        for (let number = 2; number <= QUESTION_TYPES.length; number += 1) await next(page, number);
        await send(page);
        await dialogStands(page);
      },
    },
    {
      name: 'thanks',
      open: async (page) => {
        await press(page, /^(Trotzdem absenden|Send anyway)$/);
        await heading(/Danke|Thank you/)(page);
      },
    },
    { name: 'own answers', path: `${survey}/public_survey_responses/new`, open: heading(/^(Deine Antworten|Your answers)$/) },
    {
      name: 'response of somebody else',
      path: `${survey}/public_survey_responses/${NOBODY}`,
      open: (page) => expect(page.locator('[data-screen-heading]')).toBeVisible(),
    },
    {
      name: 'public result',
      path: `${survey}/public_survey_result`,
      open: async (page) => {
        await heading(/^(Ergebnisse|Results)$/)(page);
        await expect(page.getByRole('button', { name: /Tabelle|table/ }).first()).toBeVisible();
      },
    },
    { name: 'page of the public result', path: `${survey}/public_survey_result/responses/1`, open: heading(/^(Ergebnisse|Results)$/) },
  ];
}
