import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const EARTHWORM: Persona = {
  id: 'earthworm',
  category: 'funny',
  name: inBothLanguages('Regenwurm Knut', 'Knut the earthworm'),
  years: inBothLanguages('nach dem Regen', 'after the rain'),
  role: inBothLanguages('erfundener Regenwurm', 'invented earthworm'),
  line: inBothLanguages('Gräbt den Garten um, ohne Spaten.', 'Digs the garden without a spade.'),
  facts: [
    inBothLanguages(
      'Regenwürmer haben keine Lunge; sie atmen durch die Haut.',
      'Earthworms have no lungs; they breathe through their skin.',
    ),
    inBothLanguages('Sie haben keine Augen und unterscheiden doch hell und dunkel.', 'They have no eyes and still tell light from dark.'),
    inBothLanguages(
      'Sie fressen Erde und Blätter; was sie ausscheiden, macht den Boden fruchtbar.',
      'They eat soil and leaves; what they excrete makes the ground fertile.',
    ),
    inBothLanguages('Jeder Regenwurm ist Männchen und Weibchen zugleich.', 'Every earthworm is male and female at once.'),
    inBothLanguages('Sie hören nicht, spüren aber Erschütterungen.', 'They do not hear, but they feel vibrations.'),
    inBothLanguages(
      '1881 veröffentlicht Charles Darwin ein Buch darüber, wie Würmer die Erde bewegen.',
      'In 1881 Charles Darwin publishes a book on how worms move the earth.',
    ),
  ],
  sources: [
    {
      title: 'The Formation of Vegetable Mould, through the Action of Worms, with Observations on their Habits',
      by: 'Charles Darwin, John Murray, London',
      year: '1881',
    },
    { title: 'Biology of Earthworms', by: 'Clive A. Edwards und J. R. Lofty, Chapman and Hall, London', year: '1972' },
  ],
  starters: [
    inBothLanguages('Warum kommst du bei Regen heraus?', 'Why do you come out when it rains?'),
    inBothLanguages('Wie atmest du unter der Erde?', 'How do you breathe under the ground?'),
    inBothLanguages('Was frisst du am liebsten?', 'What do you like to eat best?'),
  ],
  quiz: [
    asked(inBothLanguages('Womit atmen Regenwürmer?', 'What do earthworms breathe with?'), 1, [
      inBothLanguages('mit der Lunge', 'with their lungs'),
      inBothLanguages('mit der Haut', 'with their skin'),
      inBothLanguages('mit Kiemen', 'with gills'),
    ]),
    asked(inBothLanguages('Was unterscheiden sie ohne Augen?', 'What can they tell apart without eyes?'), 0, [
      inBothLanguages('hell und dunkel', 'light and dark'),
      inBothLanguages('rot und grün', 'red and green'),
      inBothLanguages('groß und klein', 'big and small'),
    ]),
    asked(inBothLanguages('Wer schrieb 1881 ein Buch über sie?', 'Who wrote a book about them in 1881?'), 2, [
      alike('Maria Sibylla Merian'),
      alike('Alexander von Humboldt'),
      alike('Charles Darwin'),
    ]),
    asked(inBothLanguages('Was spüren sie?', 'What do they feel?'), 1, [
      inBothLanguages('Musik', 'music'),
      inBothLanguages('Erschütterungen', 'vibrations'),
      inBothLanguages('Farben', 'colours'),
    ]),
  ],
};
