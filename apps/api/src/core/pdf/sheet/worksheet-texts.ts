import type { InterfaceLanguage } from '@murmel/contracts';

/** The words that stand on every sheet, around what its authors wrote. */
export const WORKSHEET_TEXTS = {
  de: {
    ...{
      name: 'Name',
      group: 'Klasse',
      date: 'Datum',
      task: 'Aufgabe {n}',
      points: '/ {n} P.',
      total: 'Gesamt',
      hint: 'Tipp',
      gap: 'Lücke {n}',
    },
    ...{ version: 'Version {n}', correct: 'richtig', way: 'QR-Code zum Arbeitsblatt: {address}' },
  },
  en: {
    ...{ name: 'Name', group: 'Class', date: 'Date', task: 'Task {n}', points: '/ {n} pts', total: 'Total', hint: 'Hint', gap: 'Gap {n}' },
    ...{ version: 'Version {n}', correct: 'correct', way: 'QR code of the worksheet: {address}' },
  },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>;
