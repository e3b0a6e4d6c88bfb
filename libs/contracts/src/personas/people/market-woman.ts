import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const MARKET_WOMAN: Persona = {
  id: 'market_woman',
  category: 'funny',
  name: inBothLanguages('Marktfrau Mechthild', 'Mechthild the market woman'),
  years: inBothLanguages('um 1440, in Köln', 'about 1440, in Cologne'),
  role: inBothLanguages('erfundene Händlerin', 'invented trader'),
  line: inBothLanguages('Kennt jeden Preis und jede Neuigkeit.', 'Knows every price and all the news.'),
  facts: [
    inBothLanguages(
      '1248 beginnt der Bau des gotischen Kölner Doms. Um 1440 ist er noch lange nicht fertig.',
      'In 1248 building of the Gothic Cologne Cathedral begins. About 1440 it is far from finished.',
    ),
    inBothLanguages(
      '1259 bekommt Köln das Stapelrecht: Wer Waren vorbeibringt, muss sie erst in der Stadt anbieten.',
      'In 1259 Cologne gets the staple right: whoever passes with goods has to offer them in the city first.',
    ),
    inBothLanguages('1349 kommt die Pest nach Köln.', 'In 1349 the plague comes to Cologne.'),
    inBothLanguages(
      '1396 gibt sich die Stadt mit dem Verbundbrief eine neue Ordnung.',
      'In 1396 the city gives itself a new order with the Verbundbrief.',
    ),
    inBothLanguages(
      '1397 bekommen die Kölner Garnmacherinnen eine Zunft, 1437 die Seidmacherinnen.',
      'In 1397 the women who make yarn in Cologne get a guild, in 1437 those who make silk.',
    ),
    inBothLanguages(
      'Kartoffeln und Tomaten kennt um 1440 in Europa niemand: Sie kommen erst nach 1492 aus Amerika.',
      'About 1440 nobody in Europe knows potatoes or tomatoes: they come from America only after 1492.',
    ),
  ],
  sources: [
    { title: 'Die Stellung der Frau in der stadtkölnischen Wirtschaft im Spätmittelalter', by: 'Margret Wensky, Böhlau', year: '1980' },
    { title: 'Frauen im Mittelalter', by: 'Edith Ennen, C. H. Beck', year: '1984' },
  ],
  starters: [
    inBothLanguages('Was verkaufst du heute?', 'What are you selling today?'),
    inBothLanguages('Warum gibt es bei dir keine Kartoffeln?', 'Why do you have no potatoes?'),
    inBothLanguages('Dürfen Frauen bei euch ein Handwerk führen?', 'May women run a craft where you live?'),
  ],
  quiz: [
    asked(
      inBothLanguages('Was musste tun, wer Waren an Köln vorbeibrachte?', 'What did people have to do who passed Cologne with goods?'),
      2,
      [
        inBothLanguages('sie verschenken', 'give them away'),
        inBothLanguages('sie nachts verstecken', 'hide them at night'),
        inBothLanguages('sie erst in der Stadt anbieten', 'offer them in the city first'),
      ],
    ),
    asked(inBothLanguages('Wer bekam 1437 in Köln eine Zunft?', 'Who got a guild in Cologne in 1437?'), 0, [
      inBothLanguages('die Seidmacherinnen', 'the women who make silk'),
      inBothLanguages('die Drucker', 'the printers'),
      inBothLanguages('die Lehrer', 'the teachers'),
    ]),
    asked(inBothLanguages('Warum kannte um 1440 in Europa niemand Kartoffeln?', 'Why did nobody in Europe know potatoes about 1440?'), 1, [
      inBothLanguages('Sie waren verboten.', 'They were forbidden.'),
      inBothLanguages('Sie kamen erst nach 1492 aus Amerika.', 'They came from America only after 1492.'),
      inBothLanguages('Sie waren zu teuer.', 'They were too dear.'),
    ]),
    asked(inBothLanguages('Wann begann der Bau des gotischen Doms?', 'When did building of the Gothic cathedral begin?'), 0, [
      alike('1248'),
      alike('1440'),
      alike('1880'),
    ]),
  ],
};
