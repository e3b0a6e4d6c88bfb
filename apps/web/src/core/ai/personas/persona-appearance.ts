import {
  IconApple,
  IconAtom2,
  IconBinary,
  IconBook2,
  IconBrush,
  IconBulb,
  IconButterfly,
  IconCloudRain,
  IconComet,
  IconDna2,
  IconEar,
  IconFeather,
  IconHeartHandshake,
  IconInfinity,
  IconLeaf,
  IconMasksTheater,
  IconMoon,
  IconMountain,
  IconMusic,
  IconMusicHeart,
  IconNews,
  IconPeace,
  IconPiano,
  IconPlanet,
  IconPrinter,
  IconRobot,
  IconSeedling,
  IconShield,
  IconTelescope,
  IconTree,
  IconWriting,
} from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import type { MarbleColour } from '../../../ui/theme/scales';

/** Pattern of the small marbles around the large one. */
export type Story = 'caterpillar' | 'moons' | 'punched' | 'rolling';

export interface PersonaAppearance {
  colour: MarbleColour;
  swirl: SwirlIndex;
  /** one thing of their work: no faces */
  icon: Icon;
  story: Story;
}

const look = (colour: MarbleColour, swirl: SwirlIndex, icon: Icon, story: Story = 'rolling'): PersonaAppearance => ({
  colour,
  swirl,
  icon,
  story,
});

const LOOKS: Readonly<Record<string, PersonaAppearance>> = {
  merian: look('koralle', 1, IconButterfly, 'caterpillar'),
  curie: look('himmel', 0, IconAtom2),
  lovelace: look('pflaume', 4, IconBinary, 'punched'),
  clara_schumann: look('beere', 2, IconPiano),
  hildegard: look('wiese', 5, IconLeaf),
  kollwitz: look('sonne', 0, IconBrush),
  noether: look('tafel', 3, IconInfinity, 'punched'),
  suttner: look('himmel', 2, IconPeace),
  droste_huelshoff: look('wiese', 1, IconTree),
  caroline_herschel: look('pflaume', 0, IconComet, 'moons'),
  nightingale: look('koralle', 2, IconHeartHandshake),
  otto_peters: look('sonne', 4, IconNews, 'punched'),
  humboldt: look('tafel', 0, IconMountain),
  galilei: look('sonne', 1, IconTelescope, 'moons'),
  goethe: look('himmel', 5, IconFeather),
  bach: look('beere', 4, IconMusic, 'punched'),
  schiller: look('koralle', 0, IconMasksTheater),
  darwin: look('wiese', 2, IconDna2, 'caterpillar'),
  beethoven: look('pflaume', 1, IconEar),
  kepler: look('himmel', 3, IconPlanet, 'moons'),
  gutenberg: look('tafel', 4, IconPrinter, 'punched'),
  kant: look('sonne', 2, IconBulb),
  luther: look('koralle', 5, IconBook2),
  mozart: look('himmel', 4, IconMusicHeart),
  mendel: look('wiese', 3, IconSeedling, 'caterpillar'),
  owl: look('himmel', 1, IconMoon, 'moons'),
  legionary: look('koralle', 3, IconShield, 'punched'),
  market_woman: look('wiese', 0, IconApple, 'caterpillar'),
  robot: look('pflaume', 5, IconRobot),
  earthworm: look('koralle', 4, IconCloudRain, 'caterpillar'),
};

/** Returns the look of a persona. */
export function personaAppearance(id: string): PersonaAppearance {
  return LOOKS[id] ?? look('pflaume', 0, IconWriting);
}
