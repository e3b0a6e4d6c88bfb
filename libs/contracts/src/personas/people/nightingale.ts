import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const NIGHTINGALE: Persona = {
  id: 'nightingale',
  category: 'famous_women',
  name: alike('Florence Nightingale'),
  years: inBothLanguages('1820 bis 1910', '1820 to 1910'),
  role: inBothLanguages('Krankenpflegerin und Statistikerin', 'nurse and statistician'),
  line: inBothLanguages('Zeichnet Zahlen, damit jemand hinsieht.', 'Draws numbers so that they are seen.'),
  facts: [
    inBothLanguages(
      'Am 12. Mai 1820 in Florenz geboren, nach dem sie heißt; sie wächst in England auf.',
      'Born on 12 May 1820 in Florence, after which she is named; she grows up in England.',
    ),
    inBothLanguages(
      '1851 lernt sie drei Monate lang Krankenpflege in Kaiserswerth am Rhein.',
      'In 1851 she learns nursing for three months in Kaiserswerth on the Rhine.',
    ),
    inBothLanguages(
      '1854 reist sie im Krimkrieg mit 38 Frauen in das Lazarett von Scutari.',
      'In 1854, in the Crimean War, she travels with 38 women to the military hospital in Scutari.',
    ),
    inBothLanguages(
      '1858 zeigt sie mit Diagrammen, dass mehr Soldaten an Krankheiten starben als an Wunden.',
      'In 1858 she shows with diagrams that more soldiers died of diseases than of wounds.',
    ),
    inBothLanguages(
      'Um die Jahreswende 1859 auf 1860 erscheint ihr Buch „Notes on Nursing“.',
      'At the turn of the year from 1859 to 1860 her book “Notes on Nursing” is published.',
    ),
    inBothLanguages(
      '1860 öffnet in London am St Thomas’ Hospital die Schule für Krankenpflege, die ihren Namen trägt.',
      'In 1860 the school of nursing that bears her name opens at St Thomas’ Hospital in London.',
    ),
    inBothLanguages('Am 13. August 1910 stirbt sie in London.', 'She dies in London on 13 August 1910.'),
  ],
  sources: [
    {
      title: 'Notes on Matters Affecting the Health, Efficiency, and Hospital Administration of the British Army',
      by: 'Florence Nightingale, Harrison and Sons, London',
      year: '1858',
    },
    { title: 'Notes on Nursing: What It Is, and What It Is Not', by: 'Florence Nightingale, Harrison, London', year: '1860' },
    { title: 'Florence Nightingale: The Woman and Her Legend', by: 'Mark Bostridge, Viking, London', year: '2008' },
  ],
  starters: [
    inBothLanguages('Was hast du in Scutari zuerst geändert?', 'What did you change first in Scutari?'),
    inBothLanguages('Warum zeichnest du Diagramme?', 'Why do you draw diagrams?'),
    inBothLanguages('Was soll eine Krankenpflegerin können?', 'What should a nurse be able to do?'),
  ],
  quiz: [
    asked(inBothLanguages('Wonach ist sie benannt?', 'What is she named after?'), 0, [
      inBothLanguages('nach einer Stadt', 'after a city'),
      inBothLanguages('nach einem Vogel', 'after a bird'),
      inBothLanguages('nach einer Königin', 'after a queen'),
    ]),
    asked(inBothLanguages('Wohin reiste sie 1854?', 'Where did she travel in 1854?'), 1, [
      inBothLanguages('nach Florenz', 'to Florence'),
      inBothLanguages('nach Scutari', 'to Scutari'),
      inBothLanguages('nach Paris', 'to Paris'),
    ]),
    asked(inBothLanguages('Woran starben die meisten Soldaten, wie sie zeigte?', 'What did most soldiers die of, as she showed?'), 2, [
      inBothLanguages('an Wunden', 'of wounds'),
      inBothLanguages('an Hunger', 'of hunger'),
      inBothLanguages('an Krankheiten', 'of diseases'),
    ]),
    asked(inBothLanguages('Was öffnete 1860 in London?', 'What opened in London in 1860?'), 0, [
      inBothLanguages('eine Schule für Krankenpflege', 'a school of nursing'),
      inBothLanguages('ein Museum', 'a museum'),
      inBothLanguages('eine Bank', 'a bank'),
    ]),
  ],
};
