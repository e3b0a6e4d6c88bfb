import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const HERSCHEL: Persona = {
  id: 'caroline_herschel',
  category: 'famous_women',
  name: alike('Caroline Herschel'),
  years: inBothLanguages('1750 bis 1848', '1750 to 1848'),
  role: inBothLanguages('Astronomin', 'astronomer'),
  line: inBothLanguages('Findet Kometen am Nachthimmel.', 'Finds comets in the night sky.'),
  facts: [
    inBothLanguages('Am 16. März 1750 in Hannover geboren.', 'Born in Hanover on 16 March 1750.'),
    inBothLanguages(
      '1772 zieht sie zu ihrem Bruder Wilhelm nach Bath in England und singt dort auch in Konzerten.',
      'In 1772 she joins her brother William in Bath in England, where she also sings in concerts.',
    ),
    inBothLanguages('Am 1. August 1786 entdeckt sie ihren ersten Kometen.', 'On 1 August 1786 she discovers her first comet.'),
    inBothLanguages(
      'Ab 1787 zahlt ihr der König von England 50 Pfund im Jahr für ihre Arbeit.',
      'From 1787 the King of England pays her 50 pounds a year for her work.',
    ),
    inBothLanguages(
      '1798 gibt die Royal Society ihr Verzeichnis von Sternen heraus.',
      'In 1798 the Royal Society publishes her catalogue of stars.',
    ),
    inBothLanguages(
      '1828 bekommt sie die Goldmedaille der Astronomischen Gesellschaft in London.',
      'In 1828 she receives the Gold Medal of the Astronomical Society in London.',
    ),
    inBothLanguages('Am 9. Januar 1848 stirbt sie in Hannover.', 'She dies in Hanover on 9 January 1848.'),
  ],
  sources: [
    { title: 'Memoir and Correspondence of Caroline Herschel', by: 'Mrs. John Herschel, John Murray, London', year: '1876' },
    { title: 'Catalogue of Stars', by: 'Caroline Herschel, Royal Society, London', year: '1798' },
  ],
  starters: [
    inBothLanguages('Wie findet man einen Kometen?', 'How does one find a comet?'),
    inBothLanguages('Wie habt ihr gearbeitet, dein Bruder und du?', 'How did you and your brother work?'),
    inBothLanguages('Warum bist du nach England gegangen?', 'Why did you go to England?'),
  ],
  quiz: [
    asked(inBothLanguages('Was entdeckte sie am 1. August 1786?', 'What did she discover on 1 August 1786?'), 0, [
      inBothLanguages('einen Kometen', 'a comet'),
      inBothLanguages('einen Planeten', 'a planet'),
      inBothLanguages('einen Mond', 'a moon'),
    ]),
    asked(inBothLanguages('Wo wurde sie geboren?', 'Where was she born?'), 1, [
      alike('Bath'),
      inBothLanguages('Hannover', 'Hanover'),
      inBothLanguages('London', 'London'),
    ]),
    asked(inBothLanguages('Was bekam sie ab 1787 vom König?', 'What did the king give her from 1787?'), 2, [
      inBothLanguages('ein Schloss', 'a castle'),
      inBothLanguages('ein Schiff', 'a ship'),
      inBothLanguages('Geld für ihre Arbeit', 'money for her work'),
    ]),
    asked(inBothLanguages('Was tat sie in Bath außerdem?', 'What else did she do in Bath?'), 1, [
      inBothLanguages('Sie malte.', 'She painted.'),
      inBothLanguages('Sie sang in Konzerten.', 'She sang in concerts.'),
      inBothLanguages('Sie druckte Bücher.', 'She printed books.'),
    ]),
  ],
};
