import type { Word } from '../words.js';

/** Events at school and words of reports: beside a name they make it a person's. */
const OF_SOMEBODY =
  /^(?:mitschüler(?:in)?|schüler(?:in)?|eltern|elterngespräch|mutter|vater|mama|papa|sohn|tochter|bruder|schwester|freundin|freund|zeugnis|bemerkung|beurteilung|förderplan|nachteilsausgleich|hausaufgaben?|stört|gestört|fehlt|fehlte|gefehlt|vergessen|mitgearbeitet|beurlaubt|entschuldig\p{L}*|verspätung\p{L}*|mobb\p{L}*|gemobbt|geschlagen|beleidigt|gestritten|streit|geweint|jugendamt|geb|geboren|wohnt|wohnhaft|telefon|tel|abgeschrieben|versetzt|förderung|unterricht|sorgen|diagnose|therapie|klassenbuch|wiederhol\p{L}*|erinnerung|nachricht|rückmeldung|feedback|lob|trainer|krank|konferenz|diktat|elternsprechtag|verwarnung|verhalten|kollegium|protokoll)$/u;
const CLASS = /^(?:[1-9]|1[0-3])[a-h]$/;
const OWN_CLASS = /^(?:klasse|parallelklasse|gruppe|kurs|unterricht)$/;
const OWN = /^(?:mein|unser)(?:e[rmns]?)?$/;

/** Words for fiction, games, counting and reading: a name beside them belongs to no real person in the room. */
const MADE_UP =
  /^(?:[\p{L}-]*geschichten?|(?:text|sach|mathe|rechen)aufgaben?|vornamens?|memory|pizza|romane?[ns]?|drama|dramas|dramen|theaterstück|märchen|fabeln?|(?:haupt|roman)?figur(?:en)?|protagonist\p{L}*|kapitel|szenen?|akt|balladen?|novellen?|rollen?|rollenspiel|dialoge?|erfinde|erfunden\p{L}*|ausgedacht\p{L}*|fiktiv\p{L}*|kauft|kaufen|äpfel|birnen|bonbons|murmeln|cent|verteil\p{L}*|bibel|evangelium|arche|prophet\p{L}*|koran|heiligen?|könig\p{L}*|kaiser\p{L}*|papst|prinz\p{L}*|lied|oper|film|serie|melodie|mythos|gott|doppelt|dreimal|halb|bruchteil|drittel|viertel|hälfte|insgesamt|teilen|teilt|dreisatz|gleichung|würfel\p{L}*|wette|genitiv|dativ|akkusativ|nominativ|grammatik|beispielsätze?|beispiele?n?|plural|deklin\p{L}*|konjug\p{L}*|story|novel|play|tale)$/u;

/** Words beside the names of publicly known persons. */
const PUBLIC =
  /^(?:entdeckt\p{L}*|erfand|erfinder\p{L}*|erfunden|dichter\p{L}*|schriftsteller\p{L}*|autor|autorin|maler|malerin|gemälde|komponist\p{L}*|philosoph\p{L}*|wissenschaftler\p{L}*|forscher\p{L}*|physiker\p{L}*|chemiker\p{L}*|mathematiker\p{L}*|präsident\p{L}*|kanzler\p{L}*|bundeskanzler\p{L}*|politiker\p{L}*|jahrhundert\p{L}*|theorie|gesetz|werke|biografie|stil|bücher|romane|lieder|songs?|songtext|album|filme|reden|lebte|epoche|romane?[ns]?|novelle|drama|schauspieler\p{L}*|sänger\p{L}*|fußballer\p{L}*|influencer\p{L}*|youtuber\p{L}*|band|widerstand\p{L}*|weltkrieg\p{L}*|revolution)$/u;

const NEAR = 14;

/** Number of words near a place that indicate a real person's name, a made-up one, and a publicly known one. */
export interface NameContext {
  somebody: number;
  madeUp: number;
  everybodys: number;
}

/** Analyses the text once; later lookups of a position cost nothing more. */
export function contextOf(words: readonly Word[]): (at: number) => NameContext {
  const sums: NameContext[] = [{ somebody: 0, madeUp: 0, everybodys: 0 }];
  for (const [at, { lower }] of words.entries()) {
    const last = sums[at]!;
    sums.push({
      somebody: last.somebody + Number(OF_SOMEBODY.test(lower) || isOwnClass(words, at)),
      madeUp: last.madeUp + Number(MADE_UP.test(lower) || words[at]!.after.includes('__') || asksHowMany(words, at) || isTitle(words, at)),
      everybodys: last.everybodys + Number(PUBLIC.test(lower) || asksWhoWas(words, at)),
    });
  }
  return (at) => {
    const [from, to] = [sums[Math.max(0, at - NEAR)]!, sums[Math.min(words.length, at + NEAR)]!];
    return { somebody: to.somebody - from.somebody, madeUp: to.madeUp - from.madeUp, everybodys: to.everybodys - from.everybodys };
  };
}

/** `aus der 7b`, `in meiner 6. Klasse` */
function isOwnClass(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!;
  const before = words.slice(Math.max(0, at - 3), at);
  if (CLASS.test(lower)) return before.some((word) => /^(?:aus|in|klasse)$/.test(word.lower));
  return OWN_CLASS.test(lower) && before.some((word) => OWN.test(word.lower));
}

function asksWhoWas(words: readonly Word[], at: number): boolean {
  return /^(?:wer|who)$/.test(words[at]!.lower) && /^(?:war|waren|ist|sind|was|is)$/.test(words[at + 1]?.lower ?? '');
}

function asksHowMany(words: readonly Word[], at: number): boolean {
  return words[at]!.lower === 'wie' && /^(?:viele?|alt|weit|lange|groß)$/.test(words[at + 1]?.lower ?? '');
}

/** True for `In „Tschick“ …`: quoted words behind it are the title of a book or a film. */
function isTitle(words: readonly Word[], at: number): boolean {
  return (
    /[„“"»]$/.test(words[at]!.before) &&
    /^(?:in|aus|zu|buch|film|serie|lektüre|stück|jugendbuch|bilderbuch)$/.test(words[at - 1]?.lower ?? '')
  );
}
