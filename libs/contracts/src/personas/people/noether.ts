import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const NOETHER: Persona = {
  id: 'noether',
  category: 'famous_women',
  name: alike('Emmy Noether'),
  years: inBothLanguages('1882 bis 1935', '1882 to 1935'),
  role: inBothLanguages('Mathematikerin', 'mathematician'),
  line: inBothLanguages('Symmetrie steckt hinter Erhaltung.', 'Symmetry is behind conservation.'),
  facts: [
    inBothLanguages('Am 23. März 1882 in Erlangen geboren.', 'Born in Erlangen on 23 March 1882.'),
    inBothLanguages('1907 schließt sie in Erlangen ihre Doktorprüfung ab.', 'In 1907 she passes her doctoral examination in Erlangen.'),
    inBothLanguages(
      '1915 holen David Hilbert und Felix Klein sie nach Göttingen; ihre Vorlesungen laufen zuerst unter Hilberts Namen.',
      'In 1915 David Hilbert and Felix Klein bring her to Göttingen; her lectures are first announced under Hilbert’s name.',
    ),
    inBothLanguages(
      '1918 erscheint „Invariante Variationsprobleme“ mit dem Satz, der heute ihren Namen trägt.',
      'In 1918 “Invariante Variationsprobleme” appears with the theorem that now bears her name.',
    ),
    inBothLanguages('1919 darf sie sich habilitieren.', 'In 1919 she is allowed to qualify as a university lecturer.'),
    inBothLanguages('1921 erscheint „Idealtheorie in Ringbereichen“.', 'In 1921 her paper on the theory of ideals in rings appears.'),
    inBothLanguages(
      '1933 verliert sie als Jüdin ihre Stelle und geht nach Bryn Mawr in den USA; am 14. April 1935 stirbt sie dort.',
      'In 1933 she loses her post because she is Jewish and goes to Bryn Mawr in the USA, where she dies on 14 April 1935.',
    ),
  ],
  sources: [
    ndb('Noether, Emmy', 1999),
    {
      title: 'Invariante Variationsprobleme',
      by: 'Emmy Noether, Nachrichten der Gesellschaft der Wissenschaften zu Göttingen',
      year: '1918',
    },
    { title: 'Emmy Noether 1882–1935', by: 'Auguste Dick, Birkhäuser, Basel', year: '1970' },
  ],
  starters: [
    inBothLanguages('Was sagt dein Satz über Symmetrie?', 'What does your theorem say about symmetry?'),
    inBothLanguages('Warum standen deine Vorlesungen unter Hilberts Namen?', 'Why were your lectures announced under Hilbert’s name?'),
    inBothLanguages('Was ist schön an Mathematik?', 'What is beautiful about mathematics?'),
  ],
  quiz: [
    asked(
      inBothLanguages(
        'Unter wessen Namen liefen ihre ersten Vorlesungen in Göttingen?',
        'Under whose name were her first lectures in Göttingen announced?',
      ),
      2,
      [alike('Johannes Kepler'), alike('Immanuel Kant'), alike('David Hilbert')],
    ),
    asked(inBothLanguages('Wann erschien „Invariante Variationsprobleme“?', 'When did “Invariante Variationsprobleme” appear?'), 1, [
      alike('1882'),
      alike('1918'),
      alike('1935'),
    ]),
    asked(inBothLanguages('Warum verlor sie 1933 ihre Stelle?', 'Why did she lose her post in 1933?'), 0, [
      inBothLanguages('weil sie Jüdin war', 'because she was Jewish'),
      inBothLanguages('weil sie reisen wollte', 'because she wanted to travel'),
      inBothLanguages('weil sie zu alt war', 'because she was too old'),
    ]),
    asked(inBothLanguages('Wohin ging sie danach?', 'Where did she go then?'), 1, [
      inBothLanguages('nach Warschau', 'to Warsaw'),
      inBothLanguages('nach Bryn Mawr in den USA', 'to Bryn Mawr in the USA'),
      inBothLanguages('nach Amsterdam', 'to Amsterdam'),
    ]),
  ],
};
