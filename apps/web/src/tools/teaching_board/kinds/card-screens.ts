import type { CardKind } from '@murmel/contracts';
import { type ShownKind, type TeachingCard, UNKNOWN_KIND } from '@murmel/documents';
import { IconRefresh } from '@tabler/icons-react';
import { embedScreen } from '../../../core/parts/embed/embed';
import { fileScreen } from '../../../core/parts/file/file';
import { imageScreen } from '../../../core/parts/image/image';
import { internalToolScreen } from '../../../core/parts/internal_tool/internal-tool';
import type { PartScreen } from '../../../core/parts/part-screen';
import { qrLinkScreen } from '../../../core/parts/qr_link/qr-link';
import { textScreen } from '../../../core/parts/text/text';
import { UnknownPart } from '../../../core/parts/UnknownPart';
import { videoScreen } from '../../../core/parts/video/video';
import type { CardScreen } from './card-screen';
import { clockScreen } from './clock/clock';
import { diceScreen } from './dice/dice';
import { groupScreen } from './group/group';
import { lotteryScreen } from './lottery/lottery';
import { stoplightScreen } from './stoplight/stoplight';
import { stopwatchScreen } from './stopwatch/stopwatch';
import { timerScreen } from './timer/timer';
import { workModeScreen } from './work_mode/work-mode';

/** Screen of each kind of card; a missing kind is a compile error. */
export const CARD_SCREENS: { readonly [K in CardKind]: CardScreen<K> } = {
  text: textScreen,
  image: imageScreen,
  clock: clockScreen,
  timer: timerScreen,
  stopwatch: stopwatchScreen,
  stoplight: stoplightScreen,
  work_mode: workModeScreen,
  dice: diceScreen,
  lottery: lotteryScreen,
  group: groupScreen,
  qr_link: qrLinkScreen,
  video: videoScreen,
  embed: embedScreen,
  file: fileScreen,
  internal_tool: internalToolScreen,
};

/** The screen of any kind, for code that knows no kind. */
export function screenOf(kind: ShownKind): PartScreen<TeachingCard> {
  return kind === UNKNOWN_KIND ? UNKNOWN : (CARD_SCREENS[kind] as unknown as PartScreen<TeachingCard>);
}

/** Screen of a kind that only a newer release supports; its place, title and colour can still be changed. */
const UNKNOWN: PartScreen<TeachingCard> = { icon: IconRefresh, Face: UnknownPart };
