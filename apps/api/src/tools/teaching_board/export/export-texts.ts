import type { CardKind, Light, WorkMode } from '@murmel/contracts';
import { PART_WORDS } from '../../../core/parts/part-markdown.js';

export interface ExportTexts {
  page: string;
  group: string;
  kinds: Readonly<Record<CardKind, string>>;
  lights: Readonly<Record<Light | 'off', string>>;
  modes: Readonly<Record<WorkMode, string>>;
}

/** Terms used in an export; the client has its own. */
export const EXPORT_TEXTS: Readonly<Record<'de' | 'en', ExportTexts>> = {
  de: {
    page: 'Seite',
    group: 'Gruppe',
    kinds: {
      ...PART_WORDS.de,
      clock: 'Uhr',
      timer: 'Timer',
      stopwatch: 'Stoppuhr',
      stoplight: 'Ampel',
      work_mode: 'Arbeitsform',
      dice: 'Würfel',
      lottery: 'Los',
      group: 'Gruppen',
    },
    lights: { red: 'Rot', yellow: 'Gelb', green: 'Grün', off: 'Aus' },
    modes: {
      silent: 'Stillarbeit',
      whisper: 'Flüstern',
      partner: 'Partnerarbeit',
      group: 'Gruppenarbeit',
      discussion: 'Unterrichtsgespräch',
      break: 'Pause',
    },
  },
  en: {
    page: 'Page',
    group: 'Group',
    kinds: {
      ...PART_WORDS.en,
      clock: 'Clock',
      timer: 'Timer',
      stopwatch: 'Stopwatch',
      stoplight: 'Traffic light',
      work_mode: 'Work mode',
      dice: 'Dice',
      lottery: 'Lottery',
      group: 'Groups',
    },
    lights: { red: 'Red', yellow: 'Yellow', green: 'Green', off: 'Off' },
    modes: {
      silent: 'Silent work',
      whisper: 'Whispering',
      partner: 'Partner work',
      group: 'Group work',
      discussion: 'Class discussion',
      break: 'Break',
    },
  },
};
