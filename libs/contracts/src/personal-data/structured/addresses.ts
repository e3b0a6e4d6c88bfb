import type { TextRange } from '../found.js';
import { followsDirectly, type Word } from '../words.js';

/** Pattern of street endings. An ending alone is an ordinary word, so it requires a preceding text. */
const STREET =
  /.(?:stra(?:ß|ss)e|str|weg|platz|allee|gasse|gässchen|ring|ufer|damm|stei[gn]|stieg|pfad|chaussee|promenade|markt|hof|berg|tor|brücke|graben|park|wall|kamp|winkel|siedlung|zeile|anger|garten|turm|kai|twiete|redder|höhe|heide|feld|wiese|busch|grund|tal)$/u;
/** Ends like a street and is counted. */
const NO_STREET =
  /^(?:(?:arbeits|sitz|park|steh|stell|start|tabellen|studien|ausbildungs|kita|praktikums|spiel|lern|schlaf|sport)platz|schulhof|bauernhof|pausenhof|bahnhof|bahnsteig|um|aus|rück|schul|lern|lebens|heim)weg$|^(?:schul|pausen|bauern|bahn|fried)hof$|^(?:schul|frei)?jahr|^(?:spiel|sport|fußball|wort|text|lern|eingabe)feld$|^kindergarten$|^(?:dezember)$|^(?:bear)?beitrag$/u;
const ALONE = new Set(['straße', 'strasse', 'str', 'platz', 'weg', 'allee', 'gasse', 'ring', 'markt', 'ufer']);
const INTO = /^(?:am|an|auf|im|in|zum|zur|unter|hinter|vor|bei|beim|neben)$/;
const LITTLE = /^(?:der|des|den|dem|die|am|an|alten?|neuen?|großen?|kleinen?|langen?|hohen?|obere[nr]?|untere[nr]?)$/;
/** `Alte Landstraße`: belongs to the street when it begins with a capital letter, too. */
const ADJECTIVE = /^(?:alte|neue|große|kleine|lange|hohe|breite|obere|untere|alter|neuer|großer|kleiner|langer|hoher|oberer|unterer)$/;
const ENGLISH = /^(?:street|road|lane|avenue|drive|close|court|square|crescent|gardens|terrace|boulevard)$/;
const NUMBER = /^[1-9]\d{0,3}(?:[a-z])?(?:-\d{1,4}[a-z]?)?$/;
const UNIT =
  /^(?:uhr|prozent|euro|cent|meter|km|kilometer|kinder|schüler|personen|jahre|mal|punkte?|minuten|stunden|tage|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/;
const POSTCODE = /^\d{4,5}$/;
const LIVES = /^(?:wohn|adresse|anschrift|gezogen|lebt|leben|zieht|postadresse|address|live)/;
const NAME_MAX = 5;

/**
 * Finds streets with a number, with postcode and town where they stand beside it; postcode and town alone where the text says that a person
 * lives there.
 */
export function findAddresses(text: string, words: readonly Word[]): TextRange[] {
  const found: TextRange[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const street = streetAt(words, at) ?? englishAt(words, at);
    if (!street) {
      const town = livesIn(words, at) ? townAt(words, at) : undefined;
      if (town === undefined) continue;
      found.push({ from: words[at]!.from, to: words[town]!.to });
      at = town;
      continue;
    }
    const town = street.last + 1 < words.length ? townBehind(words, street.last + 1) : undefined;
    const first = townBefore(words, street.first) ?? street.first;
    const last = town ?? street.last;
    found.push({ from: words[first]!.from, to: words[last]!.to });
    at = last;
  }
  return joined(text, found);
}

/** A town and the street in it are one address. */
function joined(text: string, found: readonly TextRange[]): TextRange[] {
  const addresses: TextRange[] = [];
  for (const { from, to } of found) {
    const last = addresses.at(-1);
    if (last && (from < last.to || /^[\s,]{1,3}$/.test(text.slice(last.to, from)))) last.to = to;
    else addresses.push({ from, to });
  }
  return addresses;
}

/** Finds a street from its ending back to its beginning and on to its number. */
function streetAt(words: readonly Word[], at: number): { first: number; last: number } | undefined {
  const word = words[at]!;
  if (!word.capital && !(/.(?:stra(?:ß|ss)e|str)$/.test(word.lower) && word.text.length > 5)) return undefined;
  const alone = ALONE.has(word.lower);
  const name = alone ? undefined : STREET.test(word.lower) && !NO_STREET.test(word.lower);
  const number = alone ? (numberBehind(words, at) ?? numberAfterName(words, at)) : numberBehind(words, at);
  if (number === undefined) return undefined;
  if (name) return { first: startOf(words, at), last: number };
  if (alone) {
    const first = startOf(words, at);
    const isCounted = word.lower === 'platz' && words[first]!.lower === 'auf';
    return !isCounted && (first < at || number > at + 1) ? { first, last: number } : undefined;
  }
  // `Am Eichbaum 14`: only where it is an address by what stands beside it.
  const first = startOf(words, at);
  const into = first < at && INTO.test(words[first]!.lower);
  return into && (livesIn(words, first) || townBehind(words, number + 1) !== undefined) ? { first, last: number } : undefined;
}

/** `Am Alten Markt`, `An der Alten Mühle`: what belongs to the street before its last word. */
function startOf(words: readonly Word[], at: number): number {
  for (let first = at - 1; first >= Math.max(0, at - NAME_MAX + 1); first -= 1) {
    if (!followsDirectly(words[first + 1])) return at;
    if (INTO.test(words[first]!.lower)) return words[first]!.capital ? first : at;
    if (first === at - 1 && words[first]!.capital && ADJECTIVE.test(words[first]!.lower) && !INTO.test(words[first - 1]?.lower ?? ''))
      return first;
    if (!LITTLE.test(words[first]!.lower)) return ALONE.has(words[at]!.lower) && words[first]!.capital ? first : at;
  }
  return at;
}

/** `Straße des Friedens 27`, `Straße des 17. Juni 135` */
function numberAfterName(words: readonly Word[], at: number): number | undefined {
  if (!followsDirectly(words[at + 1]) || !/^(?:der|des|am)$/.test(words[at + 1]!.lower)) return undefined;
  for (let last = at + 2; last <= at + 4; last += 1) {
    const number = numberBehind(words, last);
    if (number !== undefined && words[last]!.capital) return number;
  }
  return undefined;
}

function numberBehind(words: readonly Word[], at: number): number | undefined {
  const number = words[at + 1];
  if (!number || !/^\.?[ \u00a0]{0,2}$/.test(number.before) || !NUMBER.test(number.lower)) return undefined;
  const next = words[at + 2];
  if (next && /^\.?[ \u00a0]$/.test(next.before) && UNIT.test(next.lower)) return undefined;
  return next && followsDirectly(next) && /^[a-h]$/i.test(next.text) ? at + 2 : at + 1;
}

/** `12 Baker Street` */
function englishAt(words: readonly Word[], at: number): { first: number; last: number } | undefined {
  if (!NUMBER.test(words[at]!.lower)) return undefined;
  for (let last = at + 1; last <= at + 3; last += 1) {
    if (!followsDirectly(words[last]) || !words[last]!.capital) return undefined;
    if (last > at + 1 && ENGLISH.test(words[last]!.lower)) return { first: at, last };
  }
  return undefined;
}

/** The last word of the town whose postcode stands at a place. */
function townAt(words: readonly Word[], at: number): number | undefined {
  const town = words[at + 1];
  if (!POSTCODE.test(words[at]?.text ?? '') || !followsDirectly(town) || !town.capital || UNIT.test(town.lower)) return undefined;
  const [second, third] = [words[at + 2], words[at + 3]];
  if (followsDirectly(second) && /^(?:am|an|ob|im|in)$/.test(second.lower)) {
    const into = third && /^(?:der|dem)$/.test(third.lower) ? at + 4 : at + 3;
    return words[into]?.capital ? into : at + 1;
  }
  return at + 1;
}

function townBehind(words: readonly Word[], at: number): number | undefined {
  const gap = words[at]?.before ?? '';
  if (!/^[\s,;/–-]{1,4}$/.test(gap)) return undefined;
  // `A-1010` is one word.
  if (/^[A-Z]{1,2}-\d{4,5}$/.test(words[at]!.text) && followsDirectly(words[at + 1]) && words[at + 1]!.capital) return at + 1;
  return townAt(words, at);
}

/** `10115 Berlin, Chausseestraße 50` */
function townBefore(words: readonly Word[], first: number): number | undefined {
  for (let at = first - 2; at >= Math.max(0, first - 5); at -= 1)
    if (townAt(words, at) === first - 1 && /^[\s,;–-]{1,4}$/.test(words[first]!.before)) return at;
  return undefined;
}

function livesIn(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 6), at).some(({ lower }) => LIVES.test(lower));
}
