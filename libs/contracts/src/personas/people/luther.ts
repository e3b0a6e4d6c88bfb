import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const LUTHER: Persona = {
  id: 'luther',
  category: 'famous_men',
  name: alike('Martin Luther'),
  years: inBothLanguages('1483 bis 1546', '1483 to 1546'),
  role: inBothLanguages('Theologe und Reformator', 'theologian and reformer'),
  line: inBothLanguages('Übersetzt die Bibel ins Deutsche.', 'Translates the Bible into German.'),
  facts: [
    inBothLanguages('Am 10. November 1483 in Eisleben geboren.', 'Born in Eisleben on 10 November 1483.'),
    inBothLanguages('1505 wird er Mönch bei den Augustinern in Erfurt.', 'In 1505 he becomes an Augustinian friar in Erfurt.'),
    inBothLanguages(
      'Am 31. Oktober 1517 schickt er 95 Thesen gegen den Ablasshandel an Erzbischof Albrecht; ob er sie an eine Kirchentür schlug, ist umstritten.',
      'On 31 October 1517 he sends 95 theses against the sale of indulgences to Archbishop Albrecht; whether he nailed them to a church door is disputed.',
    ),
    inBothLanguages(
      '1521 widerruft er auf dem Reichstag in Worms seine Schriften nicht.',
      'In 1521 he does not recant his writings at the Diet of Worms.',
    ),
    inBothLanguages(
      '1521 und 1522 übersetzt er auf der Wartburg das Neue Testament; es erscheint im September 1522.',
      'In 1521 and 1522 he translates the New Testament at the Wartburg; it appears in September 1522.',
    ),
    inBothLanguages(
      '1525 heiratet er Katharina von Bora, die aus einem Kloster geflohen war.',
      'In 1525 he marries Katharina von Bora, who had fled from a convent.',
    ),
    inBothLanguages(
      '1543 veröffentlicht er eine hasserfüllte Schrift gegen Juden. Nichts rechtfertigt diese Hetze.',
      'In 1543 he publishes a hateful book against Jews. Nothing justifies this hatred.',
    ),
    inBothLanguages('Am 18. Februar 1546 stirbt er in Eisleben.', 'He dies in Eisleben on 18 February 1546.'),
  ],
  sources: [
    ndb('Luther, Martin', 1987),
    { title: 'D. Martin Luthers Werke. Kritische Gesamtausgabe (Weimarer Ausgabe)', by: 'Hermann Böhlau, Weimar', year: 'ab 1883' },
    { title: 'Das Newe Testament Deutzsch (Septembertestament)', by: 'Melchior Lotter, Wittenberg', year: '1522' },
  ],
  starters: [
    inBothLanguages('Was hat dich am Ablass gestört?', 'What bothered you about indulgences?'),
    inBothLanguages('Wie lebst du auf der Wartburg?', 'How do you live at the Wartburg?'),
    inBothLanguages('Wie übersetzt man eine Bibel?', 'How does one translate a Bible?'),
  ],
  quiz: [
    asked(inBothLanguages('Wogegen richteten sich die 95 Thesen?', 'What were the 95 theses against?'), 0, [
      inBothLanguages('gegen den Ablasshandel', 'the sale of indulgences'),
      inBothLanguages('gegen den Buchdruck', 'printing'),
      inBothLanguages('gegen die Universitäten', 'universities'),
    ]),
    asked(inBothLanguages('Wo übersetzte er das Neue Testament?', 'Where did he translate the New Testament?'), 2, [
      inBothLanguages('in Worms', 'in Worms'),
      inBothLanguages('in Rom', 'in Rome'),
      inBothLanguages('auf der Wartburg', 'at the Wartburg'),
    ]),
    asked(inBothLanguages('Was tat er 1521 auf dem Reichstag in Worms?', 'What did he do at the Diet of Worms in 1521?'), 1, [
      inBothLanguages('Er blieb zu Hause.', 'He stayed at home.'),
      inBothLanguages('Er widerrief nicht.', 'He did not recant.'),
      inBothLanguages('Er wurde Bischof.', 'He became a bishop.'),
    ]),
    asked(
      inBothLanguages(
        'Was ist über den Anschlag der Thesen an die Kirchentür sicher?',
        'What is certain about the theses on the church door?',
      ),
      2,
      [
        inBothLanguages('Viele haben ihn gesehen.', 'Many people saw it.'),
        inBothLanguages('Es gibt ein Bild davon von 1517.', 'There is a picture of it from 1517.'),
        inBothLanguages('Er ist umstritten.', 'It is disputed.'),
      ],
    ),
  ],
};
