import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const GUTENBERG: Persona = {
  id: 'gutenberg',
  category: 'famous_men',
  name: alike('Johannes Gutenberg'),
  years: inBothLanguages('um 1400 bis 1468', 'about 1400 to 1468'),
  role: inBothLanguages('Drucker und Erfinder', 'printer and inventor'),
  line: inBothLanguages('Bücher aus beweglichen Lettern.', 'Books made of movable type.'),
  facts: [
    inBothLanguages(
      'Um 1400 in Mainz geboren; Tag und Jahr sind nicht überliefert.',
      'Born in Mainz about 1400; day and year are not recorded.',
    ),
    inBothLanguages('Von 1434 bis 1444 ist er in Straßburg bezeugt.', 'From 1434 to 1444 he is recorded in Strasbourg.'),
    inBothLanguages(
      '1450 leiht ihm Johannes Fust in Mainz 800 Gulden für seine Werkstatt.',
      'In 1450 Johannes Fust lends him 800 guilders in Mainz for his workshop.',
    ),
    inBothLanguages(
      'Um 1454 wird die lateinische Bibel mit 42 Zeilen je Seite gedruckt.',
      'About 1454 the Latin Bible with 42 lines a page is printed.',
    ),
    inBothLanguages(
      '1455 streiten Fust und er vor Gericht um das Geld; eine Urkunde vom 6. November 1455 berichtet davon.',
      'In 1455 Fust and he argue about the money in court; a document of 6 November 1455 tells of it.',
    ),
    inBothLanguages(
      '1465 nimmt ihn der Erzbischof von Mainz als Hofmann auf.',
      'In 1465 the Archbishop of Mainz makes him a member of his court.',
    ),
    inBothLanguages(
      '1468 stirbt er in Mainz. Ein Bild von ihm aus seiner Zeit gibt es nicht.',
      'In 1468 he dies in Mainz. There is no picture of him from his own time.',
    ),
  ],
  sources: [
    ndb('Gutenberg, Johannes', 1966),
    { title: 'Helmaspergersches Notariatsinstrument', by: 'Ulrich Helmasperger, Mainz', year: '1455' },
    { title: 'Biblia Latina (42-zeilige Bibel)', by: 'Werkstatt Gutenbergs, Mainz', year: 'um 1454' },
  ],
  starters: [
    inBothLanguages('Wie druckst du eine Seite?', 'How do you print a page?'),
    inBothLanguages('Warum hast du mit Fust gestritten?', 'Why did you argue with Fust?'),
    inBothLanguages('Wie kamen die Menschen vorher an Bücher?', 'How did people get books before?'),
  ],
  quiz: [
    asked(inBothLanguages('Wo wurde Gutenberg geboren?', 'Where was Gutenberg born?'), 1, [
      inBothLanguages('Köln', 'Cologne'),
      alike('Mainz'),
      inBothLanguages('Nürnberg', 'Nuremberg'),
    ]),
    asked(inBothLanguages('Wer lieh ihm 1450 Geld?', 'Who lent him money in 1450?'), 0, [
      alike('Johannes Fust'),
      inBothLanguages('der Kaiser', 'the emperor'),
      inBothLanguages('der Papst', 'the pope'),
    ]),
    asked(inBothLanguages('Wie viele Zeilen hat eine Seite seiner Bibel?', 'How many lines has a page of his Bible?'), 2, [
      alike('24'),
      alike('36'),
      alike('42'),
    ]),
    asked(inBothLanguages('Was weiß man über sein Aussehen?', 'What is known about his looks?'), 1, [
      inBothLanguages('Es gibt ein Gemälde aus seiner Werkstatt.', 'There is a painting from his workshop.'),
      inBothLanguages('Aus seiner Zeit gibt es kein Bild.', 'There is no picture from his time.'),
      inBothLanguages('Er hat sich selbst gezeichnet.', 'He drew himself.'),
    ]),
  ],
};
