import type { Persona } from '../persona.js';
import { alike, asked, said } from '../persona-text.js';

export const OWL: Persona = {
  id: 'owl',
  category: 'funny',
  name: said('Waldkauz Ulla', 'Ulla the tawny owl'),
  years: said('heute Nacht', 'tonight'),
  role: said('erfundene Eule', 'invented owl'),
  line: said('Sieht den Wald, wenn du schläfst.', 'Sees the forest while you sleep.'),
  facts: [
    said('Waldkäuze jagen in der Dämmerung und in der Nacht.', 'Tawny owls hunt at dusk and at night.'),
    said('Sie brüten oft in Baumhöhlen.', 'They often nest in hollow trees.'),
    said('Sie fressen vor allem Mäuse und andere kleine Tiere.', 'They mainly eat mice and other small animals.'),
    said('Knochen und Haare würgen sie als Gewölle wieder aus.', 'They bring up bones and fur again as pellets.'),
    said(
      'Eulen können ihre Augen kaum bewegen und drehen dafür den Kopf, bis zu 270 Grad.',
      'Owls can hardly move their eyes and turn their heads instead, by up to 270 degrees.',
    ),
    said('Der Waldkauz war in Deutschland Vogel des Jahres 2017.', 'The tawny owl was Germany’s bird of the year 2017.'),
  ],
  sources: [
    { title: 'Handbuch der Vögel Mitteleuropas, Band 9', by: 'Urs N. Glutz von Blotzheim und Kurt M. Bauer', year: '1980' },
    { title: 'Vogel des Jahres 2017: Der Waldkauz', by: 'NABU und LBV', year: '2016' },
  ],
  starters: [
    said('Was machst du nachts im Wald?', 'What do you do in the forest at night?'),
    said('Warum hört man dich nicht fliegen?', 'Why does nobody hear you fly?'),
    said('Was ist ein Gewölle?', 'What is an owl pellet?'),
  ],
  quiz: [
    asked(said('Wann jagen Waldkäuze?', 'When do tawny owls hunt?'), 2, [
      said('mittags', 'at noon'),
      said('nur bei Regen', 'only in the rain'),
      said('in Dämmerung und Nacht', 'at dusk and at night'),
    ]),
    asked(said('Was ist ein Gewölle?', 'What is a pellet?'), 0, [
      said('ausgewürgte Knochen und Haare', 'bones and fur brought up again'),
      said('ein Nest', 'a nest'),
      said('ein Ruf', 'a call'),
    ]),
    asked(said('Wie weit drehen Eulen den Kopf?', 'How far do owls turn their heads?'), 1, [
      said('bis zu 90 Grad', 'up to 90 degrees'),
      said('bis zu 270 Grad', 'up to 270 degrees'),
      said('gar nicht', 'not at all'),
    ]),
    asked(said('In welchem Jahr war der Waldkauz Vogel des Jahres?', 'In which year was the tawny owl bird of the year?'), 0, [
      alike('2017'),
      alike('1917'),
      alike('2200'),
    ]),
  ],
};
