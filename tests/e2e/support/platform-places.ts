import type { Page } from '@playwright/test';
import { chooseAtProvider, KNOWN_PERSON, PROVIDERS } from './school-accounts.js';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';

/** Goes on to the next question of the first steps. */
const nextQuestion = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Weiter|Next)$/ }).click();

/** Returns the places of the platform for a teacher who has created and discarded an item. @param title of the created item */
export function teacherPlatformPlaces(title: string): TestedPage[] {
  return [
    { name: 'start', path: '/', open: (page) => expect(page.locator('main').getByText(title).first()).toBeVisible() },
    { name: 'favourites', path: '/', open: (page) => press(page, /^(Anpassen|Customi[sz]e)/).then(() => dialogStands(page)) },
    {
      name: 'new menu',
      path: '/',
      open: async (page) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Neu|New)$/ })
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    { name: 'tools', path: '/tools' },
    { name: 'timetable without any', path: '/timetable' },
    { name: 'new timetable', path: '/timetable/create', open: dialogStands },
    { name: 'worksheet wizard', path: '/worksheet_wizard' },
    { name: 'what the worksheet wizard is for', path: '/worksheet_wizard/info' },
    { name: 'the same at its other address', path: '/worksheet/wizard/info' },
    { name: 'profile', path: '/profile' },
    { name: 'first steps', path: '/onboarding/edit', open: (page) => expect(page.getByRole('checkbox').first()).toBeVisible() },
    { name: 'first steps: grades', path: '/onboarding/edit', open: (page) => nextQuestion(page) },
    { name: 'first steps: goal', path: '/onboarding/edit', open: (page) => nextQuestion(page).then(() => nextQuestion(page)) },
    {
      name: 'questions of a school year',
      path: '/re_onboarding',
      open: (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
    },
    { name: 'trash', path: '/folders/discarded', open: (page) => expect(page.getByRole('row').nth(1)).toBeVisible() },
    {
      name: 'trash question',
      path: '/folders/discarded',
      open: async (page) => {
        await page.getByRole('row').nth(1).getByRole('button').last().click();
        await dialogStands(page);
      },
    },
  ];
}

/** Places of the platform for an anonymous visitor. */
export const GUEST_PLATFORM_PLACES: TestedPage[] = [
  { name: 'login', path: '/login' },
  { name: 'home', path: '/' },
  { name: 'register', path: '/register' },
  {
    name: 'register faults',
    path: '/register',
    open: async (page) => {
      await page.locator('form [type="submit"]').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  { name: 'forgotten', path: '/password_forgotten' },
  { name: 'reset', path: '/password_reset?token=aaaaaaaaaaaaaaaaaaaaaaaaaa' },
  {
    name: 'confirm',
    path: '/confirm?token=aaaaaaaaaaaaaaaaaaaaaaaaaa',
    open: (page) => expect(page.getByRole('heading', { level: 1, name: /gilt nicht mehr|no longer/ })).toBeVisible(),
  },
  { name: 'refused school account', path: '/sign_on/refused?why=notTeacher&provider=schule' },
  { name: 'school account that came too late', path: '/sign_on/new' },
  {
    name: 'new account by a school account',
    path: '/login',
    open: async (page) => {
      await page.getByRole('link', { name: PROVIDERS.land }).click();
      await chooseAtProvider(page, KNOWN_PERSON.label!);
      await expect(page.getByRole('button', { name: /^(Konto anlegen|Create account)$/ })).toBeVisible();
    },
  },
  { name: 'owner page', path: '/text_editor/documents' },
  { name: 'security and data protection', path: '/trust' },
  { name: 'accessibility statement', path: '/barrierefreiheit' },
];
