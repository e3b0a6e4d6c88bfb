/** Titles before a surname. */
export const TITLE =
  /^(?:herrn?|frau|fräulein|familie|fam|kolleg(?:e|en|in)|dr|prof|professor(?:in)?|doktor|(?:ober)?studienr(?:at|ätin)|(?:di)?rektor(?:in)?|pfarrer(?:in)?|mr|mrs|ms|miss|mister)$/u;

/** Words for a person in relation to the writer, or to a school; one person, never many. */
export const PERSON_WORDS =
  /^(?:(?:mit|ex|austausch|nachhilfe|grund|gast|haupt|förder)?schüler(?:in)?|sch(?:ul)?kind|kind|junge|mädchen|sohn|tochter|stief(?:sohn|tochter|vater|mutter|bruder|schwester)|(?:zwillings)?(?:bruder|schwester)|cousine?|kusine|neffe|nichte|(?:groß|schwieger)?(?:mutter|vater)|mama|mami|papa|papi|opa|oma|onkel|tante|enkel(?:in)?|pate|patin|partner(?:in)?|mann|freund(?:in)?|kumpel|kumpeline|klassenkamerad(?:in)?|nachbar(?:in)?|trainer(?:in)?|(?:klassen|sport|mathe|deutsch|lieblings|vertretungs|fach|musik|englisch)?lehrer(?:in)?|lehrkraft|referendar(?:in)?|praktikant(?:in)?|schulleiter(?:in)?|rektor(?:in)?|hausmeister(?:in)?|sekretärin|schulbegleit(?:ung|er|erin)|schulsozialarbeiter(?:in)?|sozialarbeiter(?:in)?|schulpsycholog(?:e|in)|erzieher(?:in)?|elternvertreter(?:in)?|klassensprecher(?:in)?|schulsprecher(?:in)?|fsjler(?:in)?|inhaber(?:in)?|kontaktperson|ansprechpartner(?:in)?|bürgermeister(?:in)?|zwilling|son|daughter|brother|sister|student|pupil|teacher|friend|classmate)$/u;

/** Words that, followed by `von`, introduce a person. */
export const RELATIVE =
  /^(?:eltern|mutter|vater|mama|papa|oma|opa|großeltern|geschwister|schwester|bruder|tante|onkel|familie|zwillinge|kinder|verhalten|zeugnis|mappe|noten?|parents|mother|father)$/u;

/** Determiners that single one out of many: `der Schüler`, `mein Sohn`. */
export const DETERMINER =
  /^(?:d(?:er|ie|as|en|em|es)|(?:m|d|s|k)?ein(?:e[rmns]?)?|(?:uns|eu)er(?:e[rmns]?)?|unsr?e[rmn]?|eur?e[rmn]?|ihr(?:e[rmns]?)?|my|our|the|his|her|neue[rmn]?|liebe[rmn]?|beste[rmn]?)$/u;

/** Little words inside a name. */
export const PARTICLE = /^(?:von|vom|van|zu|zur|de|del|della|di|da|dos|du|la|le|el|al|bin|ben|ibn|ter|ten)$/u;

/** Small words that are no name in a text written all in lower case. */
export const LITTLE_WORD =
  /^(?:\d.*|und|oder|aber|aus|in|im|ist|sind|war|bin|hat|hab|habe|hatte|der|die|das|den|dem|des|ein|eine[rmn]?|mit|für|bei|zu|zum|zur|von|vom|an|am|auf|weil|dass|wenn|wegen|klasse|nicht|kein|keine|so|er|sie|es|ich|du|wir|ihr|mir|mich|dir|dich|ihn|ihm|sich|kann|will|muss|soll|darf|gerne?|sehr|auch|noch|nur|schon|jetzt|heute|gestern|morgen|immer|nie|wie|was|wo|wer|and|from|is|am|are|was|the|a|an|to|of|not|very|here|there|how|so|sie|redet|sagt|meint|geht|kommt|macht|wird|wohnt|mag|findet|gern|da|dann|hier)$/u;

/** Endings of nouns that are never a surname. */
export const NOUN =
  /.(?:ung|ungen|heit|heiten|keit|schaft|tion|tionen|ismus|tät|nis|nisse|ment|buch|bücher|arbeit|arbeiten|aufgaben?|stunden?|fach|blatt|blätter|texte?|spiele?|fest|fahrt|lehrer|lehrerin|schüler|schülerin|unterricht|plan|brief|briefe|material|materialien|themen|fragen|tipps|noten|sachen|ideen|probleme|regeln|:innen)$/u;
