import { type Project, type PupilAccessEntry, type SchoolClass, TOOLS } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { demoTeacher, phone, signedIn } from '../support/people.js';
import { comeIn, newClassOf } from '../support/pupils.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';
import { WirePupil } from '../support/wire-pupil.js';
import { keep } from './keep-picture.js';

const PUPILS =
  'Amir Ben Clara Dilan Elif Emma Felix Finja Hanna Ilyas Jakob Jule Karim Lena Leo Lina Malte Mira Noah Nele Oskar Paula Rosa Samir Theo Yara'.split(
    ' ',
  );
const TASK = 'Erzählt in eurer Gruppe eine Fabel: Zwei Tiere streiten sich, und am Ende steht eine Lehre.';
const GROUPS = ['Igel', 'Rabe', 'Löwe', 'Maus'];
/** Author, group and text of each contribution. */
const WRITTEN = [
  ['Dilan', 0, 'Der Hase lachte über die krummen Beine des Igels.'],
  ['Emma', 1, 'Der Rabe dachte: Noch einmal falle ich auf den Fuchs nicht herein.'],
  ['Leo', 2, 'Der Löwe wachte auf und sah eine kleine Maus zwischen seinen Pfoten.'],
  ['Mira', 3, 'Die Maus nagte am Netz, bis der erste Faden riss.'],
  ['Amir', 0, '„Dann laufen wir um die Wette“, sagte der Igel.'],
  ['Paula', 2, '„Lass mich laufen“, bat sie, „vielleicht brauchst du mich einmal.“'],
  ['Jakob', 3, 'Lehre: Auch wer klein ist, kann helfen.'],
] as const;

interface Room {
  schoolClass: SchoolClass;
  pupils: PupilAccessEntry[];
  project: Project;
  documents: string[];
}

/** Jana Brandt's class of 26 with a project of four documents, a pinboard and a word cloud. */
async function newRoom(teacher: BrowserContext): Promise<Room> {
  const { schoolClass, pupils } = await newClassOf(teacher, PUPILS, '5a Deutsch');
  const made = async (route: string, title: string): Promise<string> => (await call<{ id: string }>(teacher, 'POST', route, { title })).id;
  const documents: string[] = [];
  for (const group of GROUPS) documents.push(await made(TOOLS.text_editor.route, `Gruppe ${group}`));
  const itemIds = [
    ...documents,
    await made(TOOLS.pinboard.route, 'Tiere und ihre Rollen'),
    await made(TOOLS.word_clouds.route, 'Wie ist ein Fuchs?'),
  ];
  const project = await call<Project>(teacher, 'POST', `/school_classes/${schoolClass.id}/projects`, {
    name: 'Fabeln erzählen',
    task: [{ type: 'paragraph', runs: [{ text: TASK }] }],
    tools: ['text_editor'],
    itemIds,
    unit: 'day',
  });
  return { schoolClass, pupils, project, documents };
}

test('a project while the class works, and a pupil’s phone', { tag: '@pictures' }, async ({ browser, stack }) => {
  const jana = await demoTeacher(stack, stack.accounts[1]!.email);
  const computer = await signedIn(browser, stack, jana, { reducedMotion: 'reduce' });
  const { schoolClass, pupils, project, documents } = await newRoom(computer);
  const codeOf = (name: string): string => pupils.find((pupil) => pupil.name === name)!.code!;
  const laptop = await computer.newPage();
  await laptop.goto(`/t/school_classes/${schoolClass.id}/projects/${project.id}`);

  const pupil = await (await phone(browser, stack, { reducedMotion: 'reduce' })).newPage();
  await comeIn(pupil, codeOf('Yara'));
  const rest = new Map<string, WirePupil>();
  for (const name of PUPILS.slice(0, -1)) rest.set(name, await WirePupil.come(stack, codeOf(name), project.id));
  await pupil.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
  await expect(pupil.getByText(TASK)).toBeVisible();
  await keep(pupil, 'pupil-phone');

  await pupil.getByRole('button', { name: 'Hilfe' }).click();
  for (const [name, group, words] of WRITTEN) {
    const writer = await rest.get(name)!.open(documents[group]!);
    await expect.poll(() => writer.synced).toBe(true);
    writer.write(words);
    await expect.poll(() => writer.saved).toBe(true);
    await expect(laptop.getByRole('listitem').filter({ hasText: `${name} hat in „Gruppe ${GROUPS[group]}“ geschrieben` })).toBeVisible();
  }
  await expect(laptop.getByText('26 von 26', { exact: true })).toBeVisible();
  await expect(laptop.getByText('Yara braucht Hilfe').first()).toBeVisible();
  await keep(laptop, 'project');
  rest.forEach((one) => one.leave());
});
