import type { ActivityKind, ProjectItemRight, ProjectState } from '@murmel/contracts';
import type { WrittenPart } from '../../tool-contribution/contributions.js';

/** The archive is read by German-speaking teachers, wherever it is opened. */
export const ACTIVITIES: Record<ActivityKind, string> = {
  came: 'ist gekommen',
  opened: 'hat geöffnet',
  wrote: 'hat geschrieben',
  cardAdded: 'hat eine Karte hinzugefügt',
  cardChanged: 'hat eine Karte geändert',
  commented: 'hat kommentiert',
  wordAdded: 'hat ein Wort hinzugefügt',
  answered: 'hat geantwortet',
  created: 'hat angelegt',
  handUp: 'hat sich gemeldet',
};

export const STATES: Record<ProjectState, string> = { active: 'läuft', paused: 'pausiert', ended: 'beendet' };
export const RIGHTS: Record<ProjectItemRight, string> = { read: 'ansehen', write: 'mitmachen' };
export const PARTS: Record<WrittenPart['kind'], string> = { text: 'Text', card: 'Karte', comment: 'Kommentar' };
export const PUPIL_STATES = { active: 'aktiv', deactivated: 'deaktiviert', waiting: 'wartet' } as const;

const TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' });

/** A moment as it is read in a German classroom. */
export function germanTime(time: Date | string): string {
  return TIME.format(new Date(time));
}
