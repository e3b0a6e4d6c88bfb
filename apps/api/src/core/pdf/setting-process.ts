/** A process of its own that does nothing but set papers: a bomb among them takes down this one and not the api. */
import { workLoop } from '../../platform/processes/work-loop.js';
import { typst } from './compiler.js';
import { OTHER_FONTS, readFonts, signsOf } from './fonts.js';
import { Setter } from './setter.js';
import type { SettingAnswer, SettingTask } from './setting.js';

const fonts = readFonts();
const setter = new Setter(
  // A folder that is not there: what is handed in lies in memory.
  typst().create({ workspace: '/nowhere-at-all', fontArgs: [{ fontBlobs: fonts }] }),
  { names: OTHER_FONTS, signs: signsOf(fonts) },
);

workLoop((task: SettingTask): SettingAnswer => setter.set(task));
