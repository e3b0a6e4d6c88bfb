export type Language = 'de' | 'en';

const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    'der die das den dem des ein eine einen einer und oder aber nicht ist sind war wie was wer wo warum wann welche welcher welches mit für auf aus bei von zu zum zur im am ich du er sie es wir ihr mir mich mein dein bitte kann kannst machen mach schreib schreibe nenne erkläre über unter wird werden hat haben auch noch mal nur gib einen'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an and or but not is are was were how what who where why when which with for on from at of to in i you he she it we they me my your please can could make write name explain about will has have also only give this that do does'.split(
      ' ',
    ),
  ),
};

/** Returns the language of a text by its small words; German where it has none of them, or as many of both. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => WORDS[language].has(word)).length;
  if (/[äöüß]/i.test(text)) return 'de';
  return count('en') > count('de') ? 'en' : 'de';
}

/** True if the word only joins others. */
export const isSmall = (word: string): boolean => WORDS.de.has(word) || WORDS.en.has(word);
