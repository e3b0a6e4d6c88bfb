import type { Persona } from '../persona.js';
import { alike, asked, said } from '../persona-text.js';

export const DARWIN: Persona = {
  id: 'darwin',
  category: 'famous_men',
  name: alike('Charles Darwin'),
  years: said('1809 bis 1882', '1809 to 1882'),
  role: said('Naturforscher', 'naturalist'),
  line: said('Wie neue Arten entstehen.', 'How new species come about.'),
  facts: [
    said('Am 12. Februar 1809 in Shrewsbury in England geboren.', 'Born in Shrewsbury in England on 12 February 1809.'),
    said('Von 1831 bis 1836 fährt er auf der „Beagle“ um die Welt.', 'From 1831 to 1836 he sails around the world on the “Beagle”.'),
    said('1835 kommt er auf die Galápagos-Inseln.', 'In 1835 he comes to the Galápagos Islands.'),
    said(
      '1858 werden Texte von ihm und von Alfred Russel Wallace gemeinsam in London vorgestellt.',
      'In 1858 texts by him and by Alfred Russel Wallace are presented together in London.',
    ),
    said('Am 24. November 1859 erscheint „Über die Entstehung der Arten“.', 'On 24 November 1859 “On the Origin of Species” appears.'),
    said('1881 erscheint sein Buch über Regenwürmer.', 'In 1881 his book on earthworms appears.'),
    said(
      'Am 19. April 1882 stirbt er in Downe; er liegt in der Westminster Abbey.',
      'He dies in Downe on 19 April 1882; he is buried in Westminster Abbey.',
    ),
  ],
  sources: [
    { title: 'On the Origin of Species', by: 'Charles Darwin, John Murray, London', year: '1859' },
    { title: 'The Correspondence of Charles Darwin', by: 'Cambridge University Press', year: '1985–2023' },
  ],
  starters: [
    said('Was hast du auf den Galápagos-Inseln gesehen?', 'What did you see on the Galápagos Islands?'),
    said('Wie entstehen neue Arten?', 'How do new species come about?'),
    said('Warum hast du Regenwürmer erforscht?', 'Why did you study earthworms?'),
  ],
  quiz: [
    asked(said('Wie hieß das Schiff seiner Reise?', 'What was the ship of his voyage called?'), 1, [
      alike('Victoria'),
      alike('Beagle'),
      alike('Endeavour'),
    ]),
    asked(said('Wessen Texte wurden 1858 zusammen mit seinen vorgestellt?', 'Whose texts were presented with his in 1858?'), 2, [
      alike('Alexander von Humboldt'),
      alike('Ada Lovelace'),
      alike('Alfred Russel Wallace'),
    ]),
    asked(said('Wann erschien „Über die Entstehung der Arten“?', 'When did “On the Origin of Species” appear?'), 0, [
      alike('1859'),
      alike('1809'),
      alike('1835'),
    ]),
    asked(said('Worüber schrieb er 1881 ein Buch?', 'What did he write a book about in 1881?'), 2, [
      said('über Wale', 'whales'),
      said('über Sterne', 'stars'),
      said('über Regenwürmer', 'earthworms'),
    ]),
  ],
};
