/** First names that are usual words, places, units or titles, too: alone they identify no person. */
const NAMES_AND_WORDS = `
  Ada Adam Aida Alia Alpha Ama Amber Ambra An Ana Angel April Asia Asta Atlas August Aurora Austin Basti Bert Bill Bo Bora Can Carmen
  Carolina Chelsea Chi Christel Christin Dag Daisy Dean Dino Dora Dung Edda Ege Ela Emir Erika Ernst Eva Faith Falk Fee Fine Florentine
  Freya Fritz Gaia Georgia Gloria Grace Grant Grit Gunther Hagen Hai Hande Hawa Hazel Heide Holly Holm Hunter Ion Iris Isolde Ivy Jack
  Jade Jasmin Jean Jordan Joy Juli Juno Jura Kader Kai Karli Kate Kien Lada Lale Lan Lech Lei Lev Lew Li Lien Linde Linh Loki Long Lore
  Lorraine Luna Luz Madison Mai Maj Mali Malo Marina Mark Mason Matt Max Mei Melissa Mercedes Merlin Mick Milan Mio Muse My Nada Nam
  Nike Nikolaus Norma Nova Nur Oda Odin Olive Ophelia Orlando Oscar Page Pam Pascal Pat Pau Peer Penelope Percy Pete Pilar Pola Rade
  Raja Rama Ray Rim Rima Rin Rob Robinson Roman Romeo Rosa Rose Rosi Ross Ruby Rune Saber Said Salam Salem Salome Salomo Salomon
  Salvador Samson Santiago Sare Savannah Scott Siegfried Sienna Silvester Sofia Sora Stan Star Sultan Summer Taja Tale Tam Tara Taylor
  Terry Thor Thora Thu Till Titus Tove Traute Trinidad Tristan Troy Tuba Umut Urban Valencia Vera Verona Veronika Victoria Viet Viktoria
  Vin Viola Violetta Virginia Wanda Wolf Xin Yen Yuan Zara`;

/** Capitalised words that follow a name or a person and are none. */
const NO_SURNAMES = `
  Abend Abitur Abschluss Adresse Alter Angst Anruf Antwort Anfang April Arbeit Arbeiten Arbeitsblatt Arzt Attest Aufgabe Aufgaben Aufsatz August Ausflug
  Bayern Beispiel Beispiele Bericht Berlin Bescheid Bild Bilder Bitte Blume Blumen Brief Briefe Bruder Buch Bücher Chemie Cousin Cousine Dank Danke Das Dein Deine
  Der Deutsch Deutschland Dezember Die Dienstag Dinge Donnerstag Ein Eine Einladung Eltern Elternabend Englisch Entschuldigung Er Erdkunde Essen Ethik Euer Eure Euro
  Fach Familie Februar Fehler Ferien Feuerwehr Förderplan Förderung Frage Fragen Frau Freitag Freude Freund Freunde Freundin Freundinnen Fristen Für Geburtstag Geld
  Geschenk Geschichte Geschwister Glück Grad Großeltern Grüße Gruppe Gymnasium Hallo Hamburg Handy Hat Hausaufgabe Hausaufgaben Hause Hefte Heft Herr Herrn Hilfe Hier
  Hobby Hobbys Ich Ihr Ihre Im In Informatik Internet Ist Jahr Jahre Januar Juli Juni Kannst Karte Kind Kinder Kita Klasse Klassen Klassenarbeit Klassenfahrt Klassenkasse
  Köln Konflikt Kontakt Kontaktdaten Konto Kopfschmerzen Kunst Lehrer Lehrerin Lehrkraft Lernen Lesen Liebe Lieber Lob Lust März Mai Mal Material Mathe Mathematik Mein
  Meine Mensch Menschen Minuten Mittwoch Mobbing Montag München Musik Mutter Nachhilfe Nachmittag Nachricht Name Namen Nein Neue Note Noten November Nummer Oktober Oma Opa
  Ort Pause Personen Physik Platz Praktikum Privatsphäre Probleme Projekt Projektwoche Prozent Punkte Recht Rechte Referat Religion Sachen Sachunterricht Samstag Schreibe
  Schreiben Schüler Schülerin Schülerinnen Schule Schulhof Schwester September Sie Sohn Sonntag Spanisch Spaß Spielzeug Sport Sprache Stadt Stelle Steckbrief Streit Stress
  Strophe Stunde Stunden Tag Tage Text Texte Thema Tipps Tochter Tier Tiere Titel Übungen Uhr Und Unser Unsere Unterricht Unterstützung Urlaub Vater Vergleich Verhalten Viele Vielen
  Vokabeln Vorname Was Weg Weihnachten Wer Werte Werke Wie Wir Wörter Wo Woche Wochen Wohnung Zahlen Zeit Zeiten Zeugnis Zimmer Zoo Zwillinge`;

const asWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First names as they are written; comparisons fold them (`nameKey`). */
export const namesAndWords = asWords(NAMES_AND_WORDS);
/** First names as they are written; comparisons fold them (`nameKey`). */
export const noSurnames = asWords(NO_SURNAMES);
