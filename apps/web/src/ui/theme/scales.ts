import type { MantineColorsTuple } from '@mantine/core';

/** The ten colour scales, shade 0 (lightest) to 9 (darkest). Measured pairs: roles.css and its test. */
export const scales = {
  tafel: ['#EFFAF6', '#DDF4ED', '#BEE9DC', '#97DBC8', '#6BC9B1', '#46B098', '#23967E', '#027964', '#015C4C', '#013E32'],
  koralle: ['#FEF5F3', '#FFE8E3', '#FED2CA', '#FFB5A8', '#FE927E', '#F46A54', '#D64E3A', '#B13726', '#8A2619', '#5D190F'],
  sonne: ['#FEF8EA', '#FEF0CD', '#FFE1A1', '#FFD070', '#FEBF32', '#F1AC17', '#C98602', '#A06604', '#784902', '#522E00'],
  wiese: ['#F3FAEE', '#E5F4DA', '#CEE8BA', '#B1D991', '#93C666', '#77AE43', '#5E9324', '#48770C', '#355B02', '#223D03'],
  himmel: ['#F1F8FF', '#E2F0FE', '#C5E2FE', '#9FD0FF', '#71BBFF', '#46A1F0', '#2786D3', '#0E6BAF', '#025188', '#04365C'],
  pflaume: ['#F9F5FE', '#F3E9FF', '#E8D4FF', '#DABAFE', '#CC9AFF', '#B67BED', '#9B61D1', '#7E4AAD', '#613687', '#41235B'],
  beere: ['#FEF4F7', '#FEE7EE', '#FFCFDE', '#FEB0CB', '#FF88B6', '#EC659D', '#CE4A83', '#AA3469', '#84244F', '#5A1735'],
  sand: ['#FCFBF8', '#F7F6F1', '#F1EEE9', '#E6E3DC', '#D4D1C8', '#B8B4AB', '#959289', '#716E67', '#4F4D47', '#2F2E29'],
  tinte: ['#F1F6F6', '#E2EAE9', '#C9D4D3', '#ABB7B7', '#889595', '#697878', '#4E5F5E', '#374949', '#223434', '#112121'],
  nacht: ['#EAF0EF', '#CAD3D2', '#A3ADAC', '#778382', '#4E5B5A', '#364342', '#273534', '#1B2827', '#121E1D', '#0A1514'],
} as const satisfies Record<string, MantineColorsTuple>;

export type ScaleName = keyof typeof scales;

/** Colours of marbles: of tools, people, and other marked elements. */
export type MarbleColour = 'tafel' | 'koralle' | 'sonne' | 'wiese' | 'himmel' | 'pflaume' | 'beere';

/** Colours in the order in which a hash selects that of a person. The order must never change. */
export const marbleColours = [
  'tafel',
  'koralle',
  'sonne',
  'wiese',
  'himmel',
  'pflaume',
  'beere',
] as const satisfies readonly MarbleColour[];
