import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type ReadPdf, readPdf } from '../../api/exports/read-pdf.js';
import { LANGUAGE, wordsOfInterface } from './interface-texts.js';
import { picture } from './test.js';

const { said, like } = wordsOfInterface('core');

/** In the dialog for sharing: it goes by itself after a month, and says when that is. */
export async function goesAfterAMonth(laptop: Page, name: string): Promise<void> {
  await laptop.getByRole('button', { name: said('Teilen') }).click();
  const dialog = laptop.getByRole('dialog', { name: said('Teilen') });
  const choice = dialog.getByRole('combobox', { name: said('Automatisch löschen') });
  await choice.selectOption('month');
  await expect(dialog.getByText(said('Übernommen, gilt ab sofort'))).toBeVisible();
  await expect(choice.locator('option:checked')).toHaveText(like('nach einem Monat, am …'));
  await picture(laptop, name);
  await laptop.keyboard.press('Escape');
}

/** Out of the menu of what is open: it becomes a template of one's own, and stands among all. */
export async function becomesTemplate(laptop: Page, title: string): Promise<void> {
  const open = laptop.url();
  await laptop
    .getByRole('button', { name: said('Mehr'), exact: true })
    .first()
    .click();
  await laptop.getByRole('menuitem', { name: said('Als Vorlage') }).click();
  await laptop
    .getByRole('dialog')
    .getByRole('button', { name: said('Speichern', 'templates') })
    .click();
  await expect(laptop.getByRole('dialog')).toHaveCount(0);
  await laptop.goto('/templates');
  await expect(laptop.getByRole('link', { name: title })).toBeVisible();
  await laptop.goto(open);
}

/** From the list of everything into a folder, by the way that a finger and a keyboard can go, too. */
export async function movesInto(laptop: Page, title: string, folder: string): Promise<void> {
  await laptop.goto('/folders');
  await laptop.getByRole('button', { name: said(`Mehr zu „${title}“`) }).click();
  await laptop.getByRole('menuitem', { name: said('Verschieben nach …'), exact: true }).click();
  await laptop.getByRole('dialog').getByRole('radio', { name: folder }).check();
  await laptop
    .getByRole('dialog')
    .getByRole('button', { name: said('Hierher verschieben') })
    .click();
  await expect(laptop.getByText(said(`„${title}“ liegt jetzt in „${folder}“.`))).toBeVisible();
}

/** Folders in one another, the last one inside all others. */
export async function newFolders(laptop: Page, names: readonly string[]): Promise<void> {
  await laptop.goto('/folders');
  for (const name of names) {
    await laptop
      .getByRole('button', { name: said('Ordner', 'new.button'), exact: true })
      .first()
      .click();
    await laptop.getByLabel(said('Name', 'new.label')).fill(name);
    await laptop
      .getByRole('dialog')
      .getByRole('button', { name: said('Anlegen', 'folders') })
      .click();
    await laptop.getByRole('listitem').getByRole('link', { name, exact: true }).click();
    await expect(laptop.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

/** Out of the menu of what is open: a copy of one's own, which is open then. */
export async function opensCopy(laptop: Page, title: string): Promise<void> {
  await laptop.getByRole('button', { name: said('Mehr'), exact: true }).click();
  await laptop.getByRole('menuitem', { name: said('Kopieren', 'core/items'), exact: true }).click();
  const copy = `${title} (${{ de: 'Kopie', en: 'copy' }[LANGUAGE]})`;
  await expect(laptop.getByText(said(`„${copy}“ liegt jetzt in deiner Ablage.`))).toBeVisible();
  await laptop.getByRole('button', { name: said('Öffnen', 'remixes') }).click();
  await expect(laptop.getByRole('textbox', { name: said('Titel', 'core/items') })).toHaveValue(copy);
}

/** Out of the menu of what is open: a PDF on the paper that is offered. */
export async function savesPdf(laptop: Page): Promise<ReadPdf> {
  await laptop.getByRole('button', { name: said('Mehr'), exact: true }).click();
  await laptop.getByRole('menuitem', { name: said('Als PDF') }).click();
  const [download] = await Promise.all([
    laptop.waitForEvent('download'),
    laptop.getByRole('button', { name: said('PDF speichern') }).click(),
  ]);
  return readPdf(readFileSync(await download.path()));
}
