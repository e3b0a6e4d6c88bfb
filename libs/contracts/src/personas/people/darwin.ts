import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const DARWIN: Persona = {
  id: 'darwin',
  category: 'famous_men',
  name: alike('Charles Darwin'),
  years: inBothLanguages('1809 bis 1882', '1809 to 1882'),
  role: inBothLanguages('Naturforscher', 'naturalist'),
  line: inBothLanguages('Wie neue Arten entstehen.', 'How new species come about.'),
  facts: [
    inBothLanguages('Am 12. Februar 1809 in Shrewsbury in England geboren.', 'Born in Shrewsbury in England on 12 February 1809.'),
    inBothLanguages(
      'Von 1831 bis 1836 fährt er auf der „Beagle“ um die Welt.',
      'From 1831 to 1836 he sails around the world on the “Beagle”.',
    ),
    inBothLanguages('1835 kommt er auf die Galápagos-Inseln.', 'In 1835 he comes to the Galápagos Islands.'),
    inBothLanguages(
      '1858 werden Texte von ihm und von Alfred Russel Wallace gemeinsam in London vorgestellt.',
      'In 1858 texts by him and by Alfred Russel Wallace are presented together in London.',
    ),
    inBothLanguages(
      'Am 24. November 1859 erscheint „Über die Entstehung der Arten“.',
      'On 24 November 1859 “On the Origin of Species” appears.',
    ),
    inBothLanguages('1881 erscheint sein Buch über Regenwürmer.', 'In 1881 his book on earthworms appears.'),
    inBothLanguages(
      'Am 19. April 1882 stirbt er in Downe; er liegt in der Westminster Abbey.',
      'He dies in Downe on 19 April 1882; he is buried in Westminster Abbey.',
    ),
  ],
  sources: [
    { title: 'On the Origin of Species', by: 'Charles Darwin, John Murray, London', year: '1859' },
    { title: 'The Correspondence of Charles Darwin', by: 'Cambridge University Press', year: '1985–2023' },
  ],
  starters: [
    inBothLanguages('Was hast du auf den Galápagos-Inseln gesehen?', 'What did you see on the Galápagos Islands?'),
    inBothLanguages('Wie entstehen neue Arten?', 'How do new species come about?'),
    inBothLanguages('Warum hast du Regenwürmer erforscht?', 'Why did you study earthworms?'),
  ],
  quiz: [
    asked(inBothLanguages('Wie hieß das Schiff seiner Reise?', 'What was the ship of his voyage called?'), 1, [
      alike('Victoria'),
      alike('Beagle'),
      alike('Endeavour'),
    ]),
    asked(inBothLanguages('Wessen Texte wurden 1858 zusammen mit seinen vorgestellt?', 'Whose texts were presented with his in 1858?'), 2, [
      alike('Alexander von Humboldt'),
      alike('Ada Lovelace'),
      alike('Alfred Russel Wallace'),
    ]),
    asked(inBothLanguages('Wann erschien „Über die Entstehung der Arten“?', 'When did “On the Origin of Species” appear?'), 0, [
      alike('1859'),
      alike('1809'),
      alike('1835'),
    ]),
    asked(inBothLanguages('Worüber schrieb er 1881 ein Buch?', 'What did he write a book about in 1881?'), 2, [
      inBothLanguages('über Wale', 'whales'),
      inBothLanguages('über Sterne', 'stars'),
      inBothLanguages('über Regenwürmer', 'earthworms'),
    ]),
  ],
};
