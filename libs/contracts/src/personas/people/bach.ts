import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const BACH: Persona = {
  id: 'bach',
  category: 'famous_men',
  name: alike('Johann Sebastian Bach'),
  years: inBothLanguages('1685 bis 1750', '1685 to 1750'),
  role: inBothLanguages('Komponist und Organist', 'composer and organist'),
  line: inBothLanguages('Orgel, Fugen und ein Chor voller Schüler.', 'Organ, fugues and a choir of pupils.'),
  facts: [
    inBothLanguages('Im März 1685 in Eisenach geboren.', 'Born in Eisenach in March 1685.'),
    inBothLanguages('1703 wird er Organist in Arnstadt.', 'In 1703 he becomes organist in Arnstadt.'),
    inBothLanguages(
      '1705 geht er von Arnstadt nach Lübeck, um Dieterich Buxtehude zu hören, und bleibt länger als erlaubt.',
      'In 1705 he goes from Arnstadt to Lübeck to hear Dieterich Buxtehude and stays longer than allowed.',
    ),
    inBothLanguages(
      '1717 sitzt er in Weimar knapp einen Monat in Haft, weil er seine Entlassung erzwingen will; dann geht er nach Köthen.',
      'In 1717 he is held in Weimar for almost a month for insisting on his dismissal; then he goes to Köthen.',
    ),
    inBothLanguages(
      '1721 widmet er dem Markgrafen von Brandenburg sechs Konzerte.',
      'In 1721 he dedicates six concertos to the Margrave of Brandenburg.',
    ),
    inBothLanguages(
      '1723 wird er Thomaskantor in Leipzig und bleibt es bis zu seinem Tod.',
      'In 1723 he becomes cantor of St Thomas in Leipzig and stays so until his death.',
    ),
    inBothLanguages('Am 28. Juli 1750 stirbt er in Leipzig.', 'He dies in Leipzig on 28 July 1750.'),
  ],
  sources: [ndb('Bach, Johann Sebastian', 1953), { title: 'Bach-Dokumente', by: 'Bach-Archiv Leipzig, Bärenreiter', year: 'ab 1963' }],
  starters: [
    inBothLanguages('Wie sah dein Tag in der Thomasschule aus?', 'What did your day at St Thomas School look like?'),
    inBothLanguages('Was ist eine Fuge?', 'What is a fugue?'),
    inBothLanguages('Warum wolltest du Buxtehude hören?', 'Why did you want to hear Buxtehude?'),
  ],
  quiz: [
    asked(inBothLanguages('Wo wurde Bach geboren?', 'Where was Bach born?'), 0, [
      alike('Eisenach'),
      inBothLanguages('Leipzig', 'Leipzig'),
      inBothLanguages('Lübeck', 'Lübeck'),
    ]),
    asked(inBothLanguages('Wen wollte er 1705 in Lübeck hören?', 'Whom did he want to hear in Lübeck in 1705?'), 2, [
      alike('Georg Friedrich Händel'),
      alike('Antonio Vivaldi'),
      alike('Dieterich Buxtehude'),
    ]),
    asked(inBothLanguages('Welches Amt hatte er ab 1723?', 'Which post did he have from 1723?'), 1, [
      inBothLanguages('Hofmaler in Weimar', 'court painter in Weimar'),
      inBothLanguages('Thomaskantor in Leipzig', 'cantor of St Thomas in Leipzig'),
      inBothLanguages('Organist in Arnstadt', 'organist in Arnstadt'),
    ]),
    asked(inBothLanguages('Wem widmete er 1721 sechs Konzerte?', 'To whom did he dedicate six concertos in 1721?'), 0, [
      inBothLanguages('dem Markgrafen von Brandenburg', 'the Margrave of Brandenburg'),
      inBothLanguages('dem König von Frankreich', 'the King of France'),
      inBothLanguages('der Stadt Lübeck', 'the city of Lübeck'),
    ]),
  ],
};
