/**
 * Code that reads or lays out untrusted input and stays in the api all the same, because the largest input is bounded on arrival. `ms`:
 * processor time for which it then blocks the api's thread in one go, at most, measured with Node 24 on a machine 1.8 times slower than the
 * reference machine for deadlines (`MACHINE_SLOWNESS`). Measure before adding a line; code that can take longer belongs into a process of
 * its own (apps/api/src/platform/processes). The rule is in untrusted-parsers.mjs.
 */
export const READERS_IN_API = [
  {
    file: 'apps/api/src/core/web-requests/page-parser.ts',
    library: 'htmlparser2',
    largest: 'a page of 5 MB (previews read its head, models 2 MB), in the pieces of 64 KB in which it comes; 250 elements in one another',
    ms: 55,
    why: 'each piece is a turn of its own; a process would have to be handed every piece of every page',
  },
  {
    file: 'apps/api/src/core/file-storage/re-encode.ts',
    library: 'sharp',
    largest: 'a picture of 10 MB, 50 megapixels, 300 frames',
    ms: 71,
    why: 'works on threads of its own, two at once, 20 s each; the api only waits',
  },
  {
    file: 'apps/api/src/core/pdf/load-pdf-pictures.ts',
    library: 'sharp',
    largest: 'pictures that were drawn anew when they came in, 2560 pixels wide',
    ms: 71,
    why: 'works on threads of its own, two at once; the api only waits',
  },
  {
    file: 'apps/api/src/core/export-formats/zip-archive.ts',
    library: 'yazl',
    largest: 'an archive of any size, written in the pieces of 64 KB in which it is read away',
    ms: 10,
    why: 'reads nothing of strangers, compresses on threads of its own, one part after the other',
  },
  {
    file: 'apps/api/src/tools/website/page/formulas.ts',
    library: 'katex',
    largest: 'a formula of 2,850 letters, fractions in fractions; deeper ones end at once with an error and stand there as source',
    ms: 67,
    why: 'stands in the page that is answered; a formula of a lesson has some dozens of letters and takes less than 1 ms',
  },
  {
    file: 'apps/api/src/core/imports/murmel/import-archive.ts',
    library: 'JSON',
    largest:
      'one thing of a `.murmel` that is no text: 60,000 values, counted by the process that reads files (SERVER_LIMITS.broughtIn.valuesOfThing)',
    ms: 190,
    why: 'what a board or a survey is only its tool knows; others get a turn between two things; texts are checked in the process',
  },
];
