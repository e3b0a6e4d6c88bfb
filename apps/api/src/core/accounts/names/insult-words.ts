/**
 * Words that a name in a classroom must not be, German and English, without accents, lower case.
 * A first fence only: it is meant to stop the obvious, and to hit no real name.
 */

/** Long enough to be meant wherever they stand, also inside another word. */
export const INSULTS_ANYWHERE: readonly string[] = [
  'arschloch', 'arschgeige', 'arschficker', 'hurensohn', 'hurenkind', 'huresohn', 'wichser', 'wixxer', 'ficker', 'fickdich', 'gefickt', 'fotze',
  'schlampe', 'missgeburt', 'spastiker', 'schwuchtel', 'scheisse', 'scheiss', 'kackbratze', 'drecksau', 'dreckskind', 'mistgeburt',
  'hitler', 'heilhitler', 'siegheil', 'himmler', 'goebbels', 'kinderficker', 'kanacke', 'kanake', 'judensau', 'untermensch', 'vergasen',
  'pimmel', 'schwanzlutscher', 'muschilecker', 'titten', 'bumsen', 'pornhub', 'pornos', 'vollidiot', 'volldepp', 'mutterficker', 'deinemutter',
  'motherfuck', 'fuckyou', 'fucker', 'fucking', 'asshole', 'arsehole', 'bullshit', 'cocksuck', 'dickhead', 'nigger', 'faggot', 'wanker',
  'bastard', 'blowjob', 'rapist', 'killyourself', 'retarded', 'jerkoff',
];

/** Short ones count only as a whole word: they hide in harmless ones. */
export const INSULTS_AS_WORDS: readonly string[] = [
  'arsch', 'hure', 'huren', 'nutte', 'ficken', 'fick', 'fickt', 'wichse', 'wichsen', 'spast', 'spasti', 'mongo', 'idiot', 'idiotin', 'depp', 'trottel',
  'penner', 'opfer', 'kacke', 'pisser', 'sau', 'neger', 'nazi', 'nazis', 'ss', 'behindert', 'behinderter', 'penis', 'muschi',
  'vagina', 'porno', 'porn', 'sex', 'sexy', 'bloedmann', 'loser', 'fettsack', 'fresse', 'bitch', 'bitches', 'fuck', 'fucks', 'shit', 'shitty',
  'cunt', 'cock', 'pussy', 'slut', 'fag', 'retard', 'twat', 'prick', 'moron', 'kys', 'anal', 'hentai', 'spacko', 'asi', 'aids', 'pedo', 'paedo', 'whore', 'nigga', 'wixer', 'wixxer',
];
