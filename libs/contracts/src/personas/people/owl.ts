import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const OWL: Persona = {
  id: 'owl',
  category: 'funny',
  name: inBothLanguages('Waldkauz Ulla', 'Ulla the tawny owl'),
  years: inBothLanguages('heute Nacht', 'tonight'),
  role: inBothLanguages('erfundene Eule', 'invented owl'),
  line: inBothLanguages('Sieht den Wald, wenn du schläfst.', 'Sees the forest while you sleep.'),
  facts: [
    inBothLanguages('Waldkäuze jagen in der Dämmerung und in der Nacht.', 'Tawny owls hunt at dusk and at night.'),
    inBothLanguages('Sie brüten oft in Baumhöhlen.', 'They often nest in hollow trees.'),
    inBothLanguages('Sie fressen vor allem Mäuse und andere kleine Tiere.', 'They mainly eat mice and other small animals.'),
    inBothLanguages('Knochen und Haare würgen sie als Gewölle wieder aus.', 'They bring up bones and fur again as pellets.'),
    inBothLanguages(
      'Eulen können ihre Augen kaum bewegen und drehen dafür den Kopf, bis zu 270 Grad.',
      'Owls can hardly move their eyes and turn their heads instead, by up to 270 degrees.',
    ),
    inBothLanguages('Der Waldkauz war in Deutschland Vogel des Jahres 2017.', 'The tawny owl was Germany’s bird of the year 2017.'),
  ],
  sources: [
    { title: 'Handbuch der Vögel Mitteleuropas, Band 9', by: 'Urs N. Glutz von Blotzheim und Kurt M. Bauer', year: '1980' },
    { title: 'Vogel des Jahres 2017: Der Waldkauz', by: 'NABU und LBV', year: '2016' },
  ],
  starters: [
    inBothLanguages('Was machst du nachts im Wald?', 'What do you do in the forest at night?'),
    inBothLanguages('Warum hört man dich nicht fliegen?', 'Why does nobody hear you fly?'),
    inBothLanguages('Was ist ein Gewölle?', 'What is an owl pellet?'),
  ],
  quiz: [
    asked(inBothLanguages('Wann jagen Waldkäuze?', 'When do tawny owls hunt?'), 2, [
      inBothLanguages('mittags', 'at noon'),
      inBothLanguages('nur bei Regen', 'only in the rain'),
      inBothLanguages('in Dämmerung und Nacht', 'at dusk and at night'),
    ]),
    asked(inBothLanguages('Was ist ein Gewölle?', 'What is a pellet?'), 0, [
      inBothLanguages('ausgewürgte Knochen und Haare', 'bones and fur brought up again'),
      inBothLanguages('ein Nest', 'a nest'),
      inBothLanguages('ein Ruf', 'a call'),
    ]),
    asked(inBothLanguages('Wie weit drehen Eulen den Kopf?', 'How far do owls turn their heads?'), 1, [
      inBothLanguages('bis zu 90 Grad', 'up to 90 degrees'),
      inBothLanguages('bis zu 270 Grad', 'up to 270 degrees'),
      inBothLanguages('gar nicht', 'not at all'),
    ]),
    asked(inBothLanguages('In welchem Jahr war der Waldkauz Vogel des Jahres?', 'In which year was the tawny owl bird of the year?'), 0, [
      alike('2017'),
      alike('1917'),
      alike('2200'),
    ]),
  ],
};
