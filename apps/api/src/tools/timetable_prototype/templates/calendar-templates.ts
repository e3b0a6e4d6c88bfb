import type { EventColour, Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { FIRST_ZONE } from '../calendar-repository.js';
import type { EventRow } from '../events/event-series.js';

type CalendarTemplate = Omit<ProductTemplate, 'source' | 'content'> & {
  colour: EventColour;
  from: string;
  events: readonly Partial<EventRow>[];
};

/** A Monday in a school year without exams before it; teachers move the first event to their own. */
const MONDAY = '2026-09-07';
const ONE: Omit<EventRow, 'title'> = {
  ...{ description: '', colour: null, startDate: MONDAY, startTime: '08:00', endTime: '08:45' },
  ...{ days: 0, repeats: 'none', until: null, count: null, exceptions: [] },
};

const TEMPLATE_CONTENT: readonly CalendarTemplate[] = [
  {
    title: 'Projektwochen mit Meilensteinen',
    english: 'Project weeks with milestones',
    description:
      'Sechs Wochen Projektarbeit in einem Kalender: jeden Montag ein kurzer Stand, nach drei Wochen ein Zwischenblick, am Ende die Präsentation. Verschiebe den ersten Termin, die anderen kannst du einzeln oder gemeinsam ändern.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 45,
    colour: 'teal',
    from: 'Projektplan der Klasse',
    events: [
      {
        title: 'Stand der Gruppen',
        repeats: 'weekly',
        count: 6,
        description: 'Jede Gruppe: ein Satz, was fertig ist, ein Satz, was fehlt.',
      },
      { title: 'Zwischenblick', startDate: '2026-09-25', startTime: '10:00', endTime: '11:30', colour: 'orange' },
      { title: 'Präsentation', startDate: '2026-10-16', startTime: '09:00', endTime: '11:00', colour: 'magenta' },
    ],
  },
  {
    title: 'Dienste und Konferenzen im Halbjahr',
    english: 'Duties and conferences of a term',
    description:
      'Für alle in der Fachschaft: Aufsicht jede Woche, Teamzeit alle zwei Wochen, Fachkonferenz im Monat. Teile den Kalender mit Schreibrecht, dann trägt jede Person ihre Vertretung an dem einen Termin ein.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 15,
    colour: 'purple',
    from: 'Jahresplan der Schule',
    events: [
      { title: 'Aufsicht am Tor', startTime: '07:30', endTime: '07:55', repeats: 'weekly', until: '2027-01-29', colour: 'orange' },
      { title: 'Teamzeit', startDate: '2026-09-09', startTime: '13:15', endTime: '14:00', repeats: 'biweekly', until: '2027-01-29' },
      {
        title: 'Fachkonferenz',
        startDate: '2026-09-10',
        startTime: '14:30',
        endTime: '16:00',
        repeats: 'monthly',
        count: 5,
        colour: 'magenta',
      },
    ],
  },
];

export const calendarTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ colour, from, events, ...template }) => {
  const source = { colour, source: from, zone: FIRST_ZONE, events: events.map((event) => ({ ...ONE, ...event })) } as object as Json;
  return { ...template, source, content: () => source };
});
