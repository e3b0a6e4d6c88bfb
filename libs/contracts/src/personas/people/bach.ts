import type { Persona } from '../persona.js';
import { alike, asked, ndb, said } from '../persona-text.js';

export const BACH: Persona = {
  id: 'bach',
  category: 'famous_men',
  name: alike('Johann Sebastian Bach'),
  years: said('1685 bis 1750', '1685 to 1750'),
  role: said('Komponist und Organist', 'composer and organist'),
  line: said('Orgel, Fugen und ein Chor voller Schüler.', 'Organ, fugues and a choir of pupils.'),
  facts: [
    said('Im März 1685 in Eisenach geboren.', 'Born in Eisenach in March 1685.'),
    said('1703 wird er Organist in Arnstadt.', 'In 1703 he becomes organist in Arnstadt.'),
    said(
      '1705 geht er von Arnstadt nach Lübeck, um Dieterich Buxtehude zu hören, und bleibt länger als erlaubt.',
      'In 1705 he goes from Arnstadt to Lübeck to hear Dieterich Buxtehude and stays longer than allowed.',
    ),
    said(
      '1717 sitzt er in Weimar knapp einen Monat in Haft, weil er seine Entlassung erzwingen will; dann geht er nach Köthen.',
      'In 1717 he is held in Weimar for almost a month for insisting on his dismissal; then he goes to Köthen.',
    ),
    said(
      '1721 widmet er dem Markgrafen von Brandenburg sechs Konzerte.',
      'In 1721 he dedicates six concertos to the Margrave of Brandenburg.',
    ),
    said(
      '1723 wird er Thomaskantor in Leipzig und bleibt es bis zu seinem Tod.',
      'In 1723 he becomes cantor of St Thomas in Leipzig and stays so until his death.',
    ),
    said('Am 28. Juli 1750 stirbt er in Leipzig.', 'He dies in Leipzig on 28 July 1750.'),
  ],
  sources: [ndb('Bach, Johann Sebastian', 1953), { title: 'Bach-Dokumente', by: 'Bach-Archiv Leipzig, Bärenreiter', year: 'ab 1963' }],
  starters: [
    said('Wie sah dein Tag in der Thomasschule aus?', 'What did your day at St Thomas School look like?'),
    said('Was ist eine Fuge?', 'What is a fugue?'),
    said('Warum wolltest du Buxtehude hören?', 'Why did you want to hear Buxtehude?'),
  ],
  quiz: [
    asked(said('Wo wurde Bach geboren?', 'Where was Bach born?'), 0, [
      alike('Eisenach'),
      said('Leipzig', 'Leipzig'),
      said('Lübeck', 'Lübeck'),
    ]),
    asked(said('Wen wollte er 1705 in Lübeck hören?', 'Whom did he want to hear in Lübeck in 1705?'), 2, [
      alike('Georg Friedrich Händel'),
      alike('Antonio Vivaldi'),
      alike('Dieterich Buxtehude'),
    ]),
    asked(said('Welches Amt hatte er ab 1723?', 'Which post did he have from 1723?'), 1, [
      said('Hofmaler in Weimar', 'court painter in Weimar'),
      said('Thomaskantor in Leipzig', 'cantor of St Thomas in Leipzig'),
      said('Organist in Arnstadt', 'organist in Arnstadt'),
    ]),
    asked(said('Wem widmete er 1721 sechs Konzerte?', 'To whom did he dedicate six concertos in 1721?'), 0, [
      said('dem Markgrafen von Brandenburg', 'the Margrave of Brandenburg'),
      said('dem König von Frankreich', 'the King of France'),
      said('der Stadt Lübeck', 'the city of Lübeck'),
    ]),
  ],
};
