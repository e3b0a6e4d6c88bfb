import { escapeHtml, type ProjectState } from '@murmel/contracts';
import { htmlFileLink, htmlPage, htmlTable } from '../../export-formats/html-page.js';
import { germanTime, STATES } from './export-texts.js';

export interface ExportedFile {
  /** inside the archive */
  path: string;
  words: string;
}

export interface ExportedPupil {
  name: string;
  note: string;
  state: string;
  createdAt: Date;
}

export interface ExportedProject {
  name: string;
  teacher: string;
  state: ProjectState;
  createdAt: Date;
  endsAt: Date;
  /** the task and the lists */
  files: ExportedFile[];
  /** rows with what the project shared */
  shared: readonly (readonly string[])[];
  /** files that pupils made, by pupil */
  made: { pupil: string; files: ExportedFile[] }[];
}

export interface ExportedClass {
  name: string;
  owner: string;
  createdAt: Date;
  expiresAt: Date;
  exportedAt: Date;
  pupils: ExportedPupil[];
  projects: ExportedProject[];
  /** files that pupils made in deleted projects */
  elsewhere: ExportedProject['made'];
}

/** The first page of the archive: what is in it, with a link to every file. */
export function classPage({ name, owner, createdAt, expiresAt, exportedAt, pupils, projects, elsewhere }: ExportedClass): Buffer {
  const contents = [
    '<li><a href="#schueler">Schüler:innen</a></li>',
    ...projects.map((project, index) => `<li><a href="#projekt-${index + 1}">${escapeHtml(project.name)}</a></li>`),
    ...(elsewhere.length > 0 ? ['<li><a href="#ohne-projekt">Ohne Projekt</a></li>'] : []),
  ];
  return htmlPage(
    `Klasse ${name}`,
    [
      `<h1>Klasse ${escapeHtml(name)}</h1>`,
      `<p>Lehrkraft: ${escapeHtml(owner)}. Angelegt am ${germanTime(createdAt)}, wird gelöscht am ${germanTime(expiresAt)}. Stand dieses Archivs: ${germanTime(exportedAt)}.</p>`,
      `<nav aria-label="Inhalt"><h2>Inhalt</h2><ol>${contents.join('')}</ol></nav>`,
      `<section><h2 id="schueler">Schüler:innen</h2>${pupilsPart(pupils)}</section>`,
      ...projects.map((project, index) => projectPart(project, `projekt-${index + 1}`)),
      ...(elsewhere.length > 0 ? [`<section><h2 id="ohne-projekt">Ohne Projekt</h2>${madePart(elsewhere)}</section>`] : []),
    ].join('\n'),
  );
}

function pupilsPart(pupils: readonly ExportedPupil[]): string {
  if (pupils.length === 0) return '<p>Diese Klasse hat keine Schüler:innen.</p>';
  const rows = pupils.map(({ name, note, state, createdAt }) => [name, note, state, germanTime(createdAt)]);
  return `<p>${htmlFileLink('klasse.csv', 'Als Tabelle (klasse.csv)')}</p>${htmlTable(['Name', 'Notiz', 'Status', 'Angelegt'], rows)}`;
}

function projectPart({ name, teacher, state, createdAt, endsAt, files, shared, made }: ExportedProject, id: string): string {
  return [
    `<section><h2 id="${id}">${escapeHtml(name)}</h2>`,
    `<p>Projekt von ${escapeHtml(teacher)}, ${STATES[state]}. Angelegt am ${germanTime(createdAt)}, Ende ${germanTime(endsAt)}.</p>`,
    filesPart(files),
    '<h3>Material</h3>',
    shared.length > 0 ? htmlTable(['Titel', 'Art', 'Schüler:innen konnten'], shared) : '<p>Es wurde kein Material freigegeben.</p>',
    '<h3>Von Schüler:innen angelegt</h3>',
    made.length > 0 ? madePart(made) : '<p>Niemand hat etwas angelegt.</p>',
    '</section>',
  ].join('\n');
}

function madePart(made: ExportedProject['made']): string {
  return made.map(({ pupil, files }) => `<h4>${escapeHtml(pupil)}</h4>${filesPart(files)}`).join('\n');
}

function filesPart(files: readonly ExportedFile[]): string {
  return `<ul>${files.map(({ path, words }) => `<li>${htmlFileLink(path, words)}</li>`).join('')}</ul>`;
}
