/**
 * Words of guests' names: a hundred of each, in two languages. All are kind. None refers to looks or origin, and no combination of two is
 * an insult.
 */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Adjectives without endings, which depend on the animal. */
export const GERMAN_ADJECTIVES = words(`
  flink mutig freundlich klug fröhlich lustig munter heiter sanft ruhig schlau wach sonnig bunt hell frisch flott froh treu
  tapfer kühn nett eifrig fleißig geduldig neugierig kreativ pfiffig findig gewitzt gelassen gemütlich herzlich hilfsbereit
  höflich humorvoll ideenreich kundig lebhaft locker musikalisch offen ordentlich originell pünktlich rasch sorgsam sportlich
  spontan strahlend achtsam aktiv aufmerksam ausdauernd begabt begeistert behutsam beschwingt besonnen entspannt erfinderisch
  ehrlich einfallsreich fair fantasievoll friedlich gerecht geschickt gesellig glücklich großzügig gutmütig kräftig liebevoll
  mild quirlig redlich sanftmütig schwungvoll selbstsicher talentiert tatkräftig träumerisch umsichtig unermüdlich
  verlässlich verspielt vergnügt vielseitig wendig wissbegierig witzig wunderbar zufrieden klangvoll zuverlässig tüchtig
  wacker zauberhaft einzigartig
`);

/** Animals by article, which determines the ending of the adjective. */
export const GERMAN_ANIMALS = {
  der: words(`
    Otter Fuchs Dachs Igel Luchs Specht Biber Falke Hase Marder Storch Uhu Zaunkönig Eisvogel Adler Delfin Pinguin Koala
    Panda Seehund Seestern Schmetterling Kolibri Papagei Reiher Kranich Schwan Fink Zeisig Stieglitz Kiebitz Spatz Pirol
    Albatros Pelikan Flamingo Tukan Löwe Tiger Leopard Gepard Puma Elch Hirsch Siebenschläfer Hamster Waschbär Laubfrosch
    Salamander Gecko Lachs Marienkäfer Grashüpfer Wombat Lemur Milan Bussard Habicht Mauersegler Kormoran Goldfisch Bär
  `),
  die: words(`
    Eule Amsel Lerche Nachtigall Schwalbe Möwe Robbe Schildkröte Libelle Giraffe Gazelle Antilope Haselmaus Bachstelze
    Blaumeise Gämse Forelle Goldammer Seeschwalbe Wildkatze Eidechse
  `),
  das: words(`
    Reh Eichhörnchen Rotkehlchen Seepferdchen Murmeltier Zebra Alpaka Känguru Erdmännchen Fohlen Kaninchen Chamäleon Wiesel
    Rentier Goldhähnchen Hermelin Pony
  `),
} as const;

export const ENGLISH_ADJECTIVES = words(`
  brave bright calm cheerful clever creative curious daring eager fair friendly funny gentle glad happy helpful honest jolly
  joyful keen kind lively loyal lucky merry mighty nimble neat noble patient peaceful playful polite proud quick quiet ready
  sunny smart sporty steady strong swift thoughtful tireless trusty truthful upbeat wise witty active agile alert amazing
  astute attentive awesome balanced bold breezy capable careful caring charming chatty cosy dazzling diligent dreamy earnest
  easygoing energetic fearless festive flexible focused fresh generous genial graceful grateful handy hearty hopeful
  inventive likable mellow modest musical observant optimistic organised perky reliable relaxed sparkling spirited splendid
  talented vivid
`);

export const ENGLISH_ANIMALS = words(`
  Otter Fox Badger Hedgehog Lynx Woodpecker Falcon Hare Marten Deer Stork Owl Wren Kingfisher Eagle Dolphin Penguin Koala
  Panda Seal Starfish Butterfly Hummingbird Parrot Heron Crane Swan Finch Siskin Goldfinch Lapwing Sparrow Starling Oriole
  Albatross Pelican Flamingo Toucan Lion Tiger Leopard Cheetah Puma Elk Stag Dormouse Hamster Raccoon Frog Salamander Gecko
  Salmon Ladybird Grasshopper Wombat Lemur Kite Buzzard Hawk Cormorant Goldfish Bear Wolf Blackbird Lark Nightingale Swallow
  Gull Turtle Dragonfly Giraffe Gazelle Antelope Wagtail Chamois Trout Yellowhammer Tern Wildcat Lizard Cricket Ant Squirrel
  Robin Seahorse Marmot Zebra Alpaca Kangaroo Meerkat Foal Rabbit Chameleon Weasel Reindeer Goldcrest Stoat Pony Puffin
  Thrush
`);
