import { BACH } from './people/bach.js';
import { BEETHOVEN } from './people/beethoven.js';
import { CLARA_SCHUMANN } from './people/clara-schumann.js';
import { CURIE } from './people/curie.js';
import { DARWIN } from './people/darwin.js';
import { DROSTE } from './people/droste.js';
import { EARTHWORM } from './people/earthworm.js';
import { GALILEI } from './people/galilei.js';
import { GOETHE } from './people/goethe.js';
import { GUTENBERG } from './people/gutenberg.js';
import { HERSCHEL } from './people/herschel.js';
import { HILDEGARD } from './people/hildegard.js';
import { HUMBOLDT } from './people/humboldt.js';
import { KANT } from './people/kant.js';
import { KEPLER } from './people/kepler.js';
import { KOLLWITZ } from './people/kollwitz.js';
import { LEGIONARY } from './people/legionary.js';
import { LOVELACE } from './people/lovelace.js';
import { LUTHER } from './people/luther.js';
import { MARKET_WOMAN } from './people/market-woman.js';
import { MENDEL } from './people/mendel.js';
import { MERIAN } from './people/merian.js';
import { MOZART } from './people/mozart.js';
import { NIGHTINGALE } from './people/nightingale.js';
import { NOETHER } from './people/noether.js';
import { OTTO_PETERS } from './people/otto-peters.js';
import { OWL } from './people/owl.js';
import { ROBOT } from './people/robot.js';
import { SCHILLER } from './people/schiller.js';
import { SUTTNER } from './people/suttner.js';
import type { Persona } from './persona.js';

/**
 * All characters a model plays, in the order in which they are shown. None who is alive or died after 1945, no perpetrators, and none whose
 * suffering would become a role.
 */
export const PERSONAS: readonly Persona[] = [
  ...[MERIAN, CURIE, LOVELACE, CLARA_SCHUMANN, HILDEGARD, KOLLWITZ, NOETHER, SUTTNER, DROSTE, HERSCHEL, NIGHTINGALE, OTTO_PETERS],
  ...[HUMBOLDT, GALILEI, GOETHE, BACH, SCHILLER, DARWIN, BEETHOVEN, KEPLER, GUTENBERG, KANT, LUTHER, MOZART, MENDEL],
  ...[OWL, LEGIONARY, MARKET_WOMAN, ROBOT, EARTHWORM],
];

/** Returns undefined for an unknown id. */
export function personaOf(id: string): Persona | undefined {
  return PERSONAS.find((persona) => persona.id === id);
}
